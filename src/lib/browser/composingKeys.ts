/**
 * Keeps the keys of an input method from everybody else: Escape closes its list and Enter takes a word, and neither is
 * meant for the dialog, list or form around it. Imported by what handles keys; it holds for every handler of the page,
 * those of libraries included. Safari reports the last key of a composition only by its code.
 */
if (typeof window !== 'undefined')
  for (const type of ['keydown', 'keyup'] as const)
    window.addEventListener(
      type,
      (event) => (event.isComposing || event.keyCode === 229) && event.stopImmediatePropagation(),
      true,
    )

export {}
