import { localStore } from '@/lib/storage/storage'

/** Whether this visit keeps the fallback font (src/start): fetching Inter would delay the page's code. */
const isPlain = () => document.documentElement.hasAttribute('data-plain')

/**
 * Fetches Inter: early, because the shell's styles leave it out (styles/_font.scss), or late if this visit doesn't use
 * it.
 */
export function loadFont(when: 'early' | 'late'): void {
  if (isPlain() !== (when === 'late')) return
  document.fonts
    .load('1rem Inter')
    .then(() => localStore.write('inter', true))
    .catch(() => undefined)
}
