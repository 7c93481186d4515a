import { listen } from '@/lib/browser/listen'
import { trackedHref } from '@/domain/tracking/tracking'
import type { AppStore } from '../store'
import { track } from './track'

/** A label is our own name for a control or the surrounding part of the page, never its text. */
const ours = /^[a-z0-9]+(-[a-z0-9]+)*$/

const controls = 'a[href], button, [role="button"], summary'

/** Location of a control without a label, innermost first: nothing more is known without reading its text. */
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
 * Tracks clicks on links and buttons by a label: `data-track` on the control or an ancestor, otherwise the region of the
 * page; for links also the target (R-TRK-08). @returns stops it
 */
export function watchClicks(store: AppStore): () => void {
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null
    // A busy or disabled button does nothing, so there is nothing to track.
    if (!control || control.getAttribute('aria-disabled') === 'true') return
    const label = labelOf(control)
    const href = control.getAttribute('href')
    if (href !== null) store.dispatch(track('link_click', { label, href: trackedHref(href) }))
    else store.dispatch(track('button_click', { label }))
  }
  return listen(document, 'click', onClick, { capture: true })
}
