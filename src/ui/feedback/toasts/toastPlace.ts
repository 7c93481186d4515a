import { listen } from '@/lib/browser/listen'
import { useLayoutEffect, type RefObject } from 'react'

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

const gap = 12

/**
 * The distance of a toast from the top edge: below the header, and below headings, their text and steps that it would
 * cover.
 * @param covered the header and the headings, in any order; those that are scrolled out of view are ignored
 * @param most a toast is not moved further down than this
 */
export function toastTop(
  { left, right, height }: Omit<Box, 'top' | 'bottom'> & { height: number },
  covered: readonly Box[],
  most: number,
): number {
  let top = gap
  for (const box of covered.toSorted((one, other) => one.top - other.top)) {
    const isBeside = box.left >= right || box.right <= left
    const isFree = box.bottom <= top || box.top >= top + height + gap
    if (isBeside || isFree || box.bottom <= 0 || box.bottom + gap > most) continue
    top = box.bottom + gap
  }
  return top
}

/** Messages that must be read at once, such as not to pay again: a toast never covers them. */
export const readFirst = (): Element[] => [
  ...document.querySelectorAll(
    'h1, .lead, [data-read-first], main .alert, [role="dialog"] .alert, main p[role="status"]:not(.visually-hidden), .alert + dl, .stepper, [role="dialog"] h2:first-of-type',
  ),
]

/** The extent of the text: a heading's own box is as wide as its column. */
function textBox(element: Element): Box {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

function place(toast: HTMLElement): void {
  const frame = toast.parentElement
  // The toast stays in place while it is hovered or has the focus.
  if (!frame || toast.matches(':hover') || toast.contains(document.activeElement)) return
  // The sign-in pages have only the logo as their header.
  const header = document.querySelector('header:not(.blank-bar)')
  const covered = [...(header ? [header.getBoundingClientRect()] : []), ...readFirst().map(textBox)]
  const top = toastTop(toast.getBoundingClientRect(), covered, window.innerHeight * 0.75)
  frame.style.setProperty('--dc-toast-top', `${Math.round(top)}px`)
}

/** Places a toast so that it covers neither the header nor the heading, also of a page that opens meanwhile. */
export function useToastPlace(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const toast = body.current?.closest<HTMLElement>('.Toastify__toast')
    if (!toast) return
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => place(toast))
    }
    place(toast)
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, subtree: true })
    const stop = listen(window, 'resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      stop()
    }
  }, [body])
}
