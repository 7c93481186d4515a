import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActiveAccount } from '@/contract/types'
import { pathAfterSwitch } from '@/domain/account/activeAccount'
import { switchAccount } from '@/store/account/accountSwitch'
import { useGo } from '../links/useOnward'
import { useAppDispatch } from '@/store/hooks'
import { getNavigation } from '@/store/navigation/navigation'
import { pathAhead } from '@/store/navigation/navigationContext'
import { useWrite } from '@/ui/useWrite'

type AccountSwitch = {
  /** @returns whether it succeeded; a failure has already shown a toast */
  switchTo: (account: ActiveAccount) => Promise<boolean>
  busy: boolean
}

/** Switches the active account and opens its area (R-ACC-02 to R-ACC-04); in the team area, a team keeps the page. */
export function useAccountSwitch(): AccountSwitch {
  const dispatch = useAppDispatch()
  const go = useGo()
  const { pathname } = useLocation()
  const { busy, run } = useWrite()
  const switchTo = useCallback(
    async (account: ActiveAccount) => {
      const done = await run(() => dispatch(switchAccount(account)))
      if (!done) return false
      const navigation = dispatch(getNavigation())
      // If the user has opened another page meanwhile, it stays open, provided that the account has it.
      const here = pathAhead(navigation)
      const to = pathAfterSwitch(account.type, here, here === pathname)
      if (to) await go(to)
      // The user's role in the other team may not allow this page.
      else if (account.type === 'Team') await navigation.recheck()
      return true
    },
    [dispatch, go, pathname, run],
  )
  return { switchTo, busy }
}
