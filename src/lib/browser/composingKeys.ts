/**
 * Hides the keys of an input method (Chinese, Japanese …) from all handlers of the page, those of libraries included:
 * Escape closes the method's list and Enter takes a word, and neither is meant for the dialog, list or form around it.
 * Imported by every module that handles keys. Safari marks the last key of a composition only by its key code, 229.
 */
if (typeof window !== 'undefined')
  for (const type of ['keydown', 'keyup'] as const)
    window.addEventListener(
      type,
      (event) => (event.isComposing || event.keyCode === 229) && event.stopImmediatePropagation(),
      true,
    )

export {}
