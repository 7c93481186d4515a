import { useState } from 'react'
import { useListMyTeamsQuery } from '@/api/connections'
import type { ActiveAccount } from '@/contract/types'
import { roleNames } from '@/domain/team/teamRoles'
import { fitsSearch } from '@/domain/community/textSearch'
import { selectActiveAccount } from '@/store/activeAccountSlice'
import { useAppSelector } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Dialog } from '@/ui/overlay/Dialog'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { AccountChoice } from './AccountChoice'
import { useAccountSwitch } from './useAccountSwitch'
import { usePersonalAccount } from './usePersonalAccount'
import './accountSwitcher.scss'

/** A search field appears from this number of teams. */
const manyTeams = 6

/** Dialog that switches between the Personal account and the teams (R-ACC-01, T7.5). */
export function AccountSwitcher({ onClose }: { onClose: () => void }) {
  const personal = usePersonalAccount()
  const active = useAppSelector(selectActiveAccount)
  const teams = useListMyTeamsQuery()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { switchTo, busy } = useAccountSwitch()
  const choose = async (account: ActiveAccount) => {
    setChosen(account.accountId)
    // Failed queries can be retried here.
    if (await switchTo(account)) onClose()
  }
  const usual = { onChoose: choose, busy: busy ? chosen : undefined }
  return (
    <Dialog title="Switch account" size="m" onClose={onClose} locked={busy}>
      {(teams.data?.length ?? 0) >= manyTeams && (
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
      <ul className="account-list" aria-label="Your accounts">
        <AccountChoice account={personal} detail="Personal" active={active?.type !== 'Team'} {...usual} />
      </ul>
      <QueryBoundary
        query={teams}
        errorTitle="Your teams could not be loaded"
        skeleton={<Skeleton rows={2} label="Loading your teams" />}
        empty={<p className="account-none">You are in no team yet.</p>}
      >
        {(all) => {
          const found = all.filter(({ team }) => fitsSearch(search.trim(), [team.companyName]))
          if (found.length === 0) return <p className="account-none">None of your teams is called that.</p>
          return (
            <ul className="account-list" aria-label="Your teams">
              {found.map(({ team: { teamId, companyName, profileImage }, connectionType }) => (
                <AccountChoice
                  key={teamId}
                  account={{
                    name: companyName,
                    type: 'Team',
                    accountId: teamId,
                    accountPhoto: profileImage ?? null,
                  }}
                  detail={roleNames[connectionType]}
                  active={active?.accountId === teamId}
                  {...usual}
                />
              ))}
            </ul>
          )
        }}
      </QueryBoundary>
    </Dialog>
  )
}
