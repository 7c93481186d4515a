type Typed = { find: string; value: string; checked: boolean | undefined }

const fields = 'input, textarea, select'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChoice = (field: Element) => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

// The ids of painted fields are not always those of the live ones; of choices, several may have one name.
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

/** Fields are found again by their names; all else by its kind, its words and its place among those alike. */
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
 * Takes what a visitor has typed into a painted page, where the focus is, and what was pressed last (public/early.js)
 * over to the live page.
 * @returns to be called once the live page stands
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
    // Only text fields have a caret; the others answer with null.
    if (twin instanceof HTMLInputElement && caret !== null) twin.setSelectionRange(caret, caret)
    pressed?.()?.click()
  }
}

// React listens to the element's own setter: the value must go past it, and be announced, to be noticed.
function put(field: Field, { value, checked }: Typed): void {
  const prototype = Object.getPrototypeOf(field) as object
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (checked !== undefined && field.checked !== checked) field.click()
    return
  }
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
