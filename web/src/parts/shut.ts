/** A button that cannot be pressed now keeps its place and can be reached, and whoever tries is told why. */

import { toast } from './toasts.svelte'

export const shut = (why: string | undefined) =>
  why === undefined ? {} : { 'aria-disabled': true as const, title: why, onclick: () => toast(why) }
