type Typed = { find: string; value: string; checked: boolean | undefined }

const fields = 'input, textarea, select'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChoice = (field: Element) => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

// Ids of prerendered fields may differ from the live ones; radio buttons and checkboxes may share a name.
function findOf(field: Element): string {
  const name = field.getAttribute('name')
  const form = field.closest('form')?.getAttribute('aria-label')
  const byId = field.id && `#${CSS.escape(field.id)}`
  const byName = name ? `${form ? `form[aria-label="${CSS.escape(form)}"] ` : ''}[name="${CSS.escape(name)}"]` : ''
  return isChoice(field) ? byId || byName : byName || byId
}

const isTyped = (field: Field) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

/** Finds fields by name; other elements by tag, text and position among similar ones. */
function twinOf(element: Element, root: HTMLElement): () => HTMLElement | null | undefined {
  const find = element.matches(fields) && findOf(element)
  if (find) return () => root.querySelector<HTMLElement>(find)
  const words = wordsOf(element)
  const alike = () =>
    [...root.querySelectorAll<HTMLElement>(element.localName)].filter((other) => wordsOf(other) === words)
  const place = alike().findIndex((other) => other === element)
  return () => alike()[place]
}

/**
 * Captures input, focus and the last click on a prerendered page (public/early.js), to restore them in the live page.
 * @returns call it once the live page has mounted
 */
export function takeOver(root: HTMLElement): () => void {
  const typed: Typed[] = [...root.querySelectorAll<Field>(fields)]
    .filter((field) => isTyped(field) && findOf(field) !== '')
    .map((field) => ({
      find: findOf(field),
      value: field.value,
      checked: field instanceof HTMLInputElement ? field.checked : undefined,
    }))
  const { activeElement } = document
  const focused = activeElement && root.contains(activeElement) ? twinOf(activeElement, root) : undefined
  const caret = activeElement instanceof HTMLInputElement ? activeElement.selectionStart : null
  const button = root.querySelector('[data-pressed]')
  const pressed = button ? twinOf(button, root) : undefined
  return () => {
    for (const one of typed) {
      const field = root.querySelector<Field>(one.find)
      if (field) put(field, one)
    }
    const twin = focused?.()
    twin?.focus({ preventScroll: true })
    // Only text fields have a caret; others return null.
    if (twin instanceof HTMLInputElement && caret !== null) twin.setSelectionRange(caret, caret)
    pressed?.()?.click()
  }
}

// React overrides the element's setter: use the prototype's and dispatch an event, so that React notices the value.
function put(field: Field, { value, checked }: Typed): void {
  const prototype = Object.getPrototypeOf(field) as object
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (checked !== undefined && field.checked !== checked) field.click()
    return
  }
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
