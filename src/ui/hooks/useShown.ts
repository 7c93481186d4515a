import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether a component is still on screen, for work that ends later. @returns reads it
 * @param open for a dialog that stays mounted while it is closed
 */
export function useShown(open = true): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = open
    return () => {
      shown.current = false
    }
  }, [open])
  return useCallback(() => shown.current, [])
}
