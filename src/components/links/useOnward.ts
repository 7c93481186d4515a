import { useCallback } from 'react'
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { getNavigation } from '@/store/navigation/navigation'
import { pathAhead, pathOf } from '@/store/navigation/navigationContext'
import { outage } from '@/store/session/outage'
import { useShown } from '@/ui/hooks/useShown'

/** Goes where a press leads at once, whatever is still loading. */
export const useGo = useNavigate

/**
 * Navigates on after an answer, however late. With `useGo` it would take people from a page that they chose, or whose link
 * they pressed, meanwhile (`tests/pages/forms/leftMeanwhile.test.tsx`). Nobody has chosen /maintenance: what counts is the
 * page that an outage took them from.
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
