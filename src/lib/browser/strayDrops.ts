/**
 * Keeps what is dropped beside the fields, a file or a link, from replacing the page with all that was typed. Imported by
 * forms; it holds for the whole page from then on. Whoever takes drops prevents their default.
 */
if (typeof window !== 'undefined')
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, (event) => {
      const { target, dataTransfer, defaultPrevented } = event
      if (!dataTransfer || defaultPrevented) return
      const takers = dataTransfer.types.includes('Files')
        ? 'input[type="file"]'
        : 'input:not([type="file"]), textarea, [contenteditable="true"]'
      if (target instanceof Element && target.closest(takers)) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    })

export {}
