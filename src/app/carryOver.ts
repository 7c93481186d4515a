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

/**
 * Takes what a visitor has typed into a painted page, and where the focus is, over to the live page.
 * @returns to be called once the live page stands
 */
export function takeTyped(root: HTMLElement): () => void {
  const typed: Typed[] = [...root.querySelectorAll<Field>(fields)]
    .filter((field) => isTyped(field) && findOf(field) !== '')
    .map((field) => ({
      find: findOf(field),
      value: field.value,
      checked: field instanceof HTMLInputElement ? field.checked : undefined,
    }))
  const { activeElement } = document
  const focused = activeElement && root.contains(activeElement) ? findOf(activeElement) : ''
  const caret = activeElement instanceof HTMLInputElement ? activeElement.selectionStart : null
  return () => {
    for (const one of typed) {
      const field = root.querySelector<Field>(one.find)
      if (field) put(field, one)
    }
    if (!focused) return
    const field = root.querySelector<HTMLElement>(focused)
    field?.focus({ preventScroll: true })
    // Only text fields have a caret; the others answer with null.
    if (field instanceof HTMLInputElement && caret !== null) field.setSelectionRange(caret, caret)
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
