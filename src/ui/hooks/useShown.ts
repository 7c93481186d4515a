import { useEffect, useRef } from 'react'

/** Whether a dialog is still on screen, for work that ends later. @returns reads it */
export function useShown(open: boolean): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = open
    return () => {
      shown.current = false
    }
  }, [open])
  return () => shown.current
}
