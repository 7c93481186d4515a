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
 * @param chosen a person has switched it here: a team opens from every page but its own
 * @returns undefined if the page can stay
 */
export function pathAfterSwitch(type: AccountType, pathname: string, chosen = false): string | undefined {
  const inTeamArea = isBelow(pathname, paths.team.overview)
  if (type === 'Personal') return inTeamArea ? paths.account.overview : undefined
  const leaves = chosen ? !inTeamArea : isBelow(pathname, paths.account.overview)
  return leaves ? paths.team.overview : undefined
}
