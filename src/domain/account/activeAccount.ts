import type { ActiveAccount } from '@/contract/types'
import { paths } from '../navigation/paths'

export type AccountType = ActiveAccount['type']

const below = (area: string, pathname: string) => pathname === area || pathname.startsWith(`${area}/`)

/** The dashboard of an account (R-ACC-07). */
export function dashboardOf(type: AccountType | undefined): string {
  return type === 'Team' ? paths.team.overview : paths.account.overview
}

/**
 * Where switching the account leads: away from a dashboard that does not belong to it (R-ACC-02, R-ACC-03).
 * @returns undefined if the page can stay
 */
export function pathAfterSwitch(type: AccountType, pathname: string): string | undefined {
  if (type === 'Personal' && below(paths.team.overview, pathname)) return paths.account.overview
  if (type === 'Team' && below(paths.account.overview, pathname)) return paths.team.overview
  return undefined
}
