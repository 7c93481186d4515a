import { useState } from 'react'
import { useListMyTeamsQuery } from '@/api/connections'
import { accountLabel, fullName } from '@/components/accountLabel'
import type { ActiveAccount } from '@/contract/types'
import { roleNames } from '@/domain/teamRoles'
import { selectActiveAccount } from '@/store/activeAccountSlice'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Answer } from '@/ui/Answer'
import { Avatar } from '@/ui/Avatar'
import { Dialog } from '@/ui/Dialog'
import { Skeleton } from '@/ui/Skeleton'
import { useAccountSwitch } from './useAccountSwitch'
import './accountSwitcher.scss'

/** From this many teams on there is a field to search in. */
const manyTeams = 6

/** The dialog that switches between the Personal account and the teams. */
export function AccountSwitcher({ onClose }: { onClose: () => void }) {
  const user = useAppSelector(selectUser)
  const active = useAppSelector(selectActiveAccount)
  const teams = useListMyTeamsQuery()
  const [search, setSearch] = useState('')
  const { switchTo, busy } = useAccountSwitch()
  const choose = async (account: ActiveAccount) => {
    await switchTo(account)
    onClose()
  }
  const personal: ActiveAccount = { name: fullName(user), type: 'Personal', accountId: user?.userId ?? '' }
  const found = (name: string) => name.toLowerCase().includes(search.trim().toLowerCase())
  return (
    <Dialog title="Switch account" size="m" onClose={onClose}>
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
      <ul className="account-list">
        <Choice account={personal} detail="Personal" active={active?.type !== 'Team'} busy={busy} onChoose={choose} />
        <Answer of={teams} skeleton={<Skeleton />} empty={null}>
          {(list) =>
            list
              .filter(({ team }) => found(team.companyName))
              .map(({ team, connectionType }) => (
                <Choice
                  key={team.teamId}
                  account={{
                    name: team.companyName,
                    type: 'Team',
                    accountId: team.teamId,
                    accountPhoto: team.profileImage ?? null,
                  }}
                  detail={roleNames[connectionType]}
                  active={active?.accountId === team.teamId}
                  busy={busy}
                  onChoose={choose}
                />
              ))
          }
        </Answer>
      </ul>
    </Dialog>
  )
}

type ChoiceProps = {
  account: ActiveAccount
  detail: string
  active: boolean
  busy: boolean
  onChoose: (account: ActiveAccount) => Promise<void>
}

function Choice({ account, detail, active, busy, onChoose }: ChoiceProps) {
  const name = account.name ?? accountLabel(account)
  return (
    <li>
      <button
        type="button"
        className="account-choice"
        aria-current={active ? 'true' : undefined}
        disabled={busy}
        onClick={() => void onChoose(account)}
      >
        <Avatar name={name} src={account.accountPhoto} size={40} />
        <span className="account-choice-text">
          <span className="account-choice-name">{name}</span>
          <span className="account-choice-detail">{detail}</span>
        </span>
      </button>
    </li>
  )
}
