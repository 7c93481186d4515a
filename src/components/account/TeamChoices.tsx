import { useState, type ReactElement } from 'react'
import { useListMyTeamsQuery } from '@/api/account/connections'
import type { ActiveAccount } from '@/contract/types'
import { teamAccount } from '@/domain/account/teamAccount'
import { fitsSearch } from '@/lib/text/foldText'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { useActiveAccount } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { AccountChoice } from './AccountChoice'
import { useAccountSwitch } from './useAccountSwitch'
import './accountSwitcher.scss'

/** A search field appears from this number of teams. */
const manyTeams = 6

type Props = {
  /** Shown to users without a team. */
  empty: ReactElement
  /** Switches and opens the chosen account; by default the switch of this list. */
  onChoose?: (account: ActiveAccount) => Promise<void>
  /** Id of the account being switched to, if the caller switches. */
  busy?: string | undefined
}

/** The user's teams to switch to, with a search field if there are many (R-ACC-01). */
export function TeamChoices({ empty, onChoose, busy }: Props) {
  const teams = useListMyTeamsQuery()
  const active = useActiveAccount()
  const [search, setSearch] = useState('')
  const own = useAccountSwitch()
  const [chosen, setChosen] = useState<string>()
  const choose = async (account: ActiveAccount) => {
    setChosen(account.accountId)
    await own.switchTo(account)
  }
  const usual = { onChoose: onChoose ?? choose, busy: onChoose ? busy : own.busy ? chosen : undefined }
  return (
    <QueryBoundary query={teams} what="your teams" skeleton={{ rows: 2 }} empty={empty}>
      {(all) => {
        const found = all.filter(({ team }) => fitsSearch(search.trim(), [team.companyName]))
        return (
          <>
            {all.length >= manyTeams && (
              <label className="w-100 mb-3">
                <span className="form-label">Search your teams</span>
                <input
                  className="form-control"
                  type="search"
                  value={search}
                  onChange={(event) => setSearch(event.target.value)}
                />
              </label>
            )}
            {found.length === 0 && <p className="account-none">No teams match.</p>}
            <ul className="account-list" aria-label="Your teams" hidden={found.length === 0}>
              {found.map(({ team, ...member }, index) => (
                <AccountChoice
                  key={index}
                  account={teamAccount(team)}
                  detail={roleName(roleOf(member))}
                  active={active?.accountId === team.teamId}
                  {...usual}
                />
              ))}
            </ul>
          </>
        )
      }}
    </QueryBoundary>
  )
}
