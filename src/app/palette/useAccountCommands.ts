import { useListMyTeamsQuery } from '@/api/account/connections'
import { useAccountSwitch } from '@/components/account/useAccountSwitch'
import { usePersonalAccount } from '@/components/account/usePersonalAccount'
import { roleName, roleOf } from '@/domain/access/teamAccess'
import { teamAccount } from '@/domain/account/teamAccount'
import { isFirstRead } from '@/lib/calls/firstRead'
import { useActiveAccount, useUser } from '@/store/hooks'
import type { Command } from '@/ui/overlay/paletteCommands'

/** The accounts that the user can switch to (R-ACC-01); if a switch fails, the palette stays open. */
export function useAccountCommands(): { commands: Command[]; status?: string | undefined } {
  const isSignedIn = Boolean(useUser())
  const personal = usePersonalAccount()
  const active = useActiveAccount()
  const mine = useListMyTeamsQuery(undefined, { skip: !isSignedIn })
  const { data: teams = [], error } = mine
  const { switchTo } = useAccountSwitch()
  if (!isSignedIn) return { commands: [] }
  const current = active?.type === 'Team' ? active.accountId : personal.accountId
  const own = { account: personal, hint: 'Personal' }
  const others = teams.map(({ team, ...member }) => ({ account: teamAccount(team), hint: roleName(roleOf(member)) }))
  return {
    commands: [own, ...others].map(({ account, hint }) => ({
      id: `account-${account.accountId}`,
      label: account.name ?? 'Personal account',
      hint: account.accountId === current ? `${hint}, current` : hint,
      onSelect: () => switchTo(account),
    })),
    status: isFirstRead(mine) ? 'Loading your teams…' : error !== undefined ? 'We couldn’t load your teams' : undefined,
  }
}
