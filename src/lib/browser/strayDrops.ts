/**
 * Ignores a file or link that is dropped outside a field: the browser would open it in place of the page, and lose all
 * input. Imported by forms; from then on it applies to the whole page. Drop targets call `preventDefault` themselves.
 */
if (typeof window !== 'undefined')
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, (event) => {
      const { target, dataTransfer, defaultPrevented } = event
      if (!dataTransfer || defaultPrevented) return
      const targets = dataTransfer.types.includes('Files')
        ? 'input[type="file"]'
        : 'input:not([type="file"]), textarea, [contenteditable="true"]'
      if (target instanceof Element && target.closest(targets)) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    })

export {}
