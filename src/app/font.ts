import { localStore } from '@/lib/storage/storage'

/** Whether this visit keeps the fallback font (src/start): fetching Inter would hold back the page's code. */
const isPlain = () => document.documentElement.hasAttribute('data-plain')

/** Fetches Inter: early, since the shell waits with it (styles/_font.scss), or late where this visit does without it. */
export function loadFont(when: 'early' | 'late'): void {
  if (isPlain() !== (when === 'late')) return
  document.fonts
    .load('1rem Inter')
    .then(() => localStore.write('inter', true))
    .catch(() => undefined)
}
