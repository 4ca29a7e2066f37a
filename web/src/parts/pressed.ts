/** Whether a choice was made already, though the board still shows it until the press is painted: ears are not offered it again. */

import { getContext, setContext } from 'svelte'

const KEY = Symbol('pressed')

export const handDownPressed = (isPressed: () => boolean): void => void setContext(KEY, isPressed)

export const usePressed = (): (() => boolean) => getContext<(() => boolean) | undefined>(KEY) ?? (() => false)
