import { trackedHref } from '@/domain/tracking/tracking'
import type { AppStore } from './store'
import { track } from './track'

/** A label is a name of our own for a control or for the part of the page around it, never its text. */
const ours = /^[a-z0-9]+(-[a-z0-9]+)*$/

const controls = 'a[href], button, [role="button"], summary'

/** Where a control without a label stands, innermost first wins: more is not known of it without reading its text. */
const regions: Record<string, string> = {
  DIALOG: 'dialog',
  HEADER: 'header',
  FOOTER: 'footer',
  ASIDE: 'aside',
  NAV: 'menu',
  MAIN: 'page',
}
const region = '[role="dialog"], dialog, header, footer, aside, nav, main'

function labelOf(control: Element): string {
  const label = control.closest<HTMLElement>('[data-track]')?.dataset.track
  if (label !== undefined && ours.test(label)) return label
  const around = control.closest(region)
  return (around?.getAttribute('role') ?? regions[around?.tagName ?? '']) || 'page'
}

/**
 * Tells clicks on links and buttons by a label of ours: `data-track` on the control or around it, else the region of the
 * page; a link also says where it leads (R-TRK-08). @returns how to stop
 */
export function watchClicks(store: AppStore): () => void {
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null
    // A button that is busy or says why it cannot be used does nothing, so nothing was done.
    if (!control || control.getAttribute('aria-disabled') === 'true') return
    const label = labelOf(control)
    const href = control.getAttribute('href')
    if (href !== null) store.dispatch(track('link_click', { label, href: trackedHref(href) }))
    else store.dispatch(track('button_click', { label }))
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
