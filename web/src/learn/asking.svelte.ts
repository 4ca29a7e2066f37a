/** Whether the next thing touched is to be explained instead of chosen. */

class Asking {
  isOn = $state(false)
}

export const asking = new Asking()
