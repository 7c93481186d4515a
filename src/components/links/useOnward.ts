import { useCallback } from 'react'
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { getNavigation } from '@/store/navigation/navigation'
import { pathAhead, pathOf } from '@/store/navigation/navigationContext'
import { outage } from '@/store/session/outage'
import { useShown } from '@/ui/hooks/useShown'

/** Navigates as the direct result of a click or a key: at once, whatever is still loading. */
export const useGo = useNavigate

/**
 * Navigates after a response, unless the user has left the page or pressed another link meanwhile; `useGo` would take
 * them away from the page that they chose (`tests/pages/forms/leftMeanwhile.test.tsx`). Nobody chooses /maintenance:
 * during an outage, the page that the user was taken from counts.
 */
export function useOnward() {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const isShown = useShown()
  return useCallback(
    async (to: To, options?: NavigateOptions) => {
      const ahead = pathAhead(dispatch(getNavigation()))
      const isHere =
        ahead === paths.maintenance ? pathOf(outage()?.path ?? '') === pathname : isShown() && ahead === pathname
      if (isHere) await navigate(to, options)
    },
    [navigate, dispatch, pathname, isShown],
  )
}
