import { useState, type ClipboardEvent, type DragEvent } from 'react'

/**
 * Takes one file that is dropped on an element or pasted into it.
 * @param refuse receives why nothing was taken: of several files it is unclear which one is meant
 */
export function useOneFile(take: (file: File) => void, refuse: (why: string) => void) {
  const [isOver, setOver] = useState(false)
  const read = (event: DragEvent | ClipboardEvent, { files, items }: DataTransfer) => {
    const [file] = files
    if (!file) return
    event.preventDefault()
    if (files.length > 1) refuse(`Please choose one file, not ${files.length}.`)
    else if (items[0]?.webkitGetAsEntry()?.isDirectory) refuse('This is a folder. Please choose a file.')
    else take(file)
  }
  return {
    isOver,
    drops: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        read(event, event.dataTransfer)
      },
    },
    onPaste: (event: ClipboardEvent) => read(event, event.clipboardData),
  }
}
