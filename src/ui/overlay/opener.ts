const pressable = 'button, a, summary, [role="button"], [role="menuitem"], [role="tab"]'

let pressed: Element | null = null
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => (pressed = target instanceof Element ? target.closest(pressable) : null),
    true,
  )

/**
 * The element that opens a dialog now: the focused one, or, in Safari, which doesn't focus buttons, the clicked one.
 */
export function openerOf(): HTMLElement | undefined {
  const { activeElement } = document
  const opener = activeElement && activeElement !== document.body ? activeElement : pressed
  return opener instanceof HTMLElement ? opener : undefined
}
