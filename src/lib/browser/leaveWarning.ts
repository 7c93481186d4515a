import { listen } from '@/lib/browser/listen'

/** Makes the browser ask before the tab is closed or reloaded. @returns a function that ends this */
export const warnBeforeLeaving = (): (() => void) => listen(window, 'beforeunload', (event) => event.preventDefault())
