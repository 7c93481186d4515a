import { observable } from '@/lib/browser/observable'

/** Opens the command palette from other components: call `notify`. */
export const openPalette = observable()
