import { trackedHref } from '@/domain/tracking'
import type { AppStore } from './store'
import { trackSoon } from './track'

/** A label is a name of our own for a control or for the part of the page around it, never its text. */
const ours = /^[a-z0-9]+(-[a-z0-9]+)*$/

const controls = 'a[href], button, [role="button"], summary'

function labelOf(control: Element): string | undefined {
  const label = control.closest<HTMLElement>('[data-track]')?.dataset.track
  return label !== undefined && ours.test(label) ? label : undefined
}

/**
 * Tells clicks on links, and on buttons that have a label (`data-track`, on the control or around it): a link says where
 * it leads, a button without a label says nothing that could be told (R-TRK-08). @returns how to stop
 */
export function watchClicks(store: AppStore): () => void {
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(controls) : null
    if (!control) return
    const label = labelOf(control)
    const href = control.getAttribute('href')
    if (href !== null) store.dispatch(trackSoon('link_click', { label: label ?? 'link', href: trackedHref(href) }))
    else if (label) store.dispatch(trackSoon('button_click', { label }))
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
