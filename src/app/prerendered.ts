import { listen } from '@/lib/browser/listen'
import type { RawEnv } from '@/lib/env'

/** Settings that appear in prerendered markup. */
const shown = ['VITE_STAGE', 'VITE_PRODUCT_NAME', 'VITE_MARKETING_URL', 'VITE_CONTENT_URL'] as const

/** Query parameters that do not change what a page shows. */
const harmless = /^(utm_\w+|\w+clid|r)$/

/** Whether the markup can be hydrated: it is this URL's page, rendered with the same settings. */
export function isPrerendered(root: HTMLElement, built: RawEnv, settings: RawEnv): boolean {
  return (
    root.dataset.prerendered === 'page' &&
    [...new URLSearchParams(location.search).keys()].every((key) => harmless.test(key)) &&
    shown.every((name) => (settings[name] ?? '') === (built[name] ?? ''))
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

function isFilled(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

type Typed = { field: Field; value: string; checked: boolean }

const typedIn = (fields: Iterable<Field>): Typed[] =>
  [...fields]
    .filter(isFilled)
    .map((field) => ({ field, value: field.value, checked: isChoice(field) && field.checked }))

/** Repeats an input for React, which on hydration takes a field's current value as its own, and sees no change. */
function announce({ field, value, checked }: Typed): void {
  if (isChoice(field)) {
    field.checked = !checked
    return field.click()
  }
  field.value = ''
  // The prototype's setter bypasses React's own, so that React notices the difference.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const wordsOf = (element: Element) =>
  [
    element.getAttribute('name'),
    element.getAttribute('type'),
    element.getAttribute('aria-label') ?? element.textContent,
  ]
    .filter(Boolean)
    .join()

/** Finds an element again after rendering: the element itself, or the one at its position among equal ones. */
function findAgain<E extends Element>(element: E, root: HTMLElement): () => E | undefined {
  const words = wordsOf(element)
  const alike = () =>
    [...root.querySelectorAll<E & HTMLElement>(element.localName)].filter((other) => wordsOf(other) === words)
  const place = alike().findIndex((other) => other === element)
  return () => (element.isConnected ? element : alike()[place])
}

/**
 * Captures the focus, the last click (src/start) and the fields of a prerendered page.
 * @returns a function to call once the page is interactive: replays input, restores the focus, repeats the click
 */
export function replayInput(root: HTMLElement): () => void {
  let focused: (() => Element | undefined) | undefined
  const onFocus = () => {
    const { activeElement } = document
    focused = activeElement && root.contains(activeElement) ? findAgain(activeElement, root) : undefined
  }
  onFocus()
  // The user may move to another field until the page is interactive.
  const stop = listen(root, 'focusin', onFocus)
  const button = root.querySelector('[data-pressed]')
  const pressed = button ? findAgain(button, root) : undefined
  button?.removeAttribute('data-pressed')
  // Hydration resets a select to its default option.
  const chosen = typedIn(root.querySelectorAll('select'))
  // Markup that can't be hydrated is replaced: its old fields still contain what was typed.
  const before = [...root.querySelectorAll<Field>('input, textarea, select')].map(
    (field) => [field, findAgain(field, root)] as const,
  )
  return () => {
    stop()
    for (const form of root.querySelectorAll('form[data-unsent]')) form.removeAttribute('method')
    const replaced = before.flatMap(([field, now]) => {
      const successor = field.isConnected ? undefined : now()
      return successor ? typedIn([field]).map((typed) => ({ ...typed, field: successor })) : []
    })
    // All fields are read before the first is replayed, because the render after that resets the others.
    const typed = [...typedIn(root.querySelectorAll<Field>('input, textarea')), ...replaced]
    for (const one of [...typed, ...chosen.filter(({ field }) => field.isConnected)]) announce(one)
    const target = focused?.()
    if (document.activeElement === document.body && target instanceof HTMLElement) target.focus({ preventScroll: true })
    const last = root.querySelector<HTMLElement>('[data-pressed]') ?? pressed?.()
    last?.removeAttribute('data-pressed')
    // Deferred until after the current commit, in which React could not hydrate the `Suspense` around the button.
    if (last instanceof HTMLElement) queueMicrotask(() => last.click())
  }
}
