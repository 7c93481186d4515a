import { observable } from '@/lib/browser/observable'

/** Asks for the command palette from outside of it: `notify` opens it. */
export const openPalette = observable()
