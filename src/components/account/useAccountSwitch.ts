import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ActiveAccount } from '@/contract/types'
import { pathAfterSwitch } from '@/domain/account/activeAccount'
import { switchAccount } from '@/store/account/accountSwitch'
import { useAppDispatch } from '@/store/hooks'
import { getNavigation } from '@/store/navigation/navigation'
import { pathHere } from '@/store/navigation/navigationContext'
import { useWrite } from '@/ui/useWrite'

type AccountSwitch = {
  /** @returns whether it succeeded; a failure has already shown a toast */
  switchTo: (account: ActiveAccount) => Promise<boolean>
  busy: boolean
}

/** Switches the active account and opens its area (R-ACC-02 to R-ACC-04); in the team area, a team keeps the page. */
export function useAccountSwitch(): AccountSwitch {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { busy, run } = useWrite()
  const switchTo = useCallback(
    async (account: ActiveAccount) => {
      const done = await run(() => dispatch(switchAccount(account)))
      if (!done) return false
      const navigation = dispatch(getNavigation())
      // A page that was chosen meanwhile stays, where the account has it.
      const here = pathHere(navigation)
      const to = pathAfterSwitch(account.type, here, here === pathname)
      if (to) await navigate(to)
      // The role in the other team may not reach this page.
      else if (account.type === 'Team') await navigation.recheck()
      return true
    },
    [dispatch, navigate, pathname, run],
  )
  return { switchTo, busy }
}
