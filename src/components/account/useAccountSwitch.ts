import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ActiveAccount } from '@/contract/types'
import { paths } from '@/domain/paths'
import { switchAccount } from '@/store/accountSwitch'
import { useAppDispatch } from '@/store/hooks'

/** Switches the active account and goes to its area (R-ACC-02 to R-ACC-04); in the team area a team stays where it is. */
export function useAccountSwitch(): { switchTo: (account: ActiveAccount) => Promise<void>; busy: boolean } {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [busy, setBusy] = useState(false)
  const switchTo = useCallback(
    async (account: ActiveAccount) => {
      setBusy(true)
      const done = await dispatch(switchAccount(account))
      setBusy(false)
      if (!done) return
      const inTeamArea = pathname === paths.team.overview || pathname.startsWith(`${paths.team.overview}/`)
      if (account.type === 'Personal' && inTeamArea) await navigate(paths.account.overview)
      else if (account.type === 'Team' && !inTeamArea) await navigate(paths.team.overview)
    },
    [dispatch, navigate, pathname],
  )
  return { switchTo, busy }
}
