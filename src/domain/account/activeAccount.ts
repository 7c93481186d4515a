import type { ActiveAccount } from '@/contract/types'
import { isBelow } from '../navigation/isBelow'
import { paths } from '../navigation/paths'

export type AccountType = ActiveAccount['type']

/** The dashboard of an account (R-ACC-07). */
export function dashboardOf(type: AccountType | undefined): string {
  return type === 'Team' ? paths.team.overview : paths.account.overview
}

/**
 * Where switching the account leads: away from a dashboard that does not belong to it (R-ACC-02, R-ACC-03).
 * @returns undefined if the page can stay
 */
export function pathAfterSwitch(type: AccountType, pathname: string): string | undefined {
  if (type === 'Personal' && isBelow(pathname, paths.team.overview)) return paths.account.overview
  if (type === 'Team' && isBelow(pathname, paths.account.overview)) return paths.team.overview
  return undefined
}
