import { useCallback } from 'react'
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom'
import { useShown } from './useShown'

/**
 * Navigates on from a component, however late. Nobody is moved from a page that they chose meanwhile: once the component
 * is gone, nothing happens.
 */
export function useOnward() {
  const navigate = useNavigate()
  const isShown = useShown()
  return useCallback(
    async (to: To, options?: NavigateOptions) => {
      if (isShown()) await navigate(to, options)
    },
    [navigate, isShown],
  )
}
