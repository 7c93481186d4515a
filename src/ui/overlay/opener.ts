const pressable = 'button, a, summary, [role="button"], [role="menuitem"], [role="tab"]'

let pressed: Element | null = null
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => (pressed = target instanceof Element ? target.closest(pressable) : null),
    true,
  )

/** What opens a dialog now: the focused element or, in Safari, which doesn't focus a button on click, what was clicked. */
export function openerOf(): HTMLElement | undefined {
  const { activeElement } = document
  const opener = activeElement && activeElement !== document.body ? activeElement : pressed
  return opener instanceof HTMLElement ? opener : undefined
}
