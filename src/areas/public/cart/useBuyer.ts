import { useState } from 'react'
import { useGetMyMemberDetailQuery, useListMyAdminTeamsQuery } from '@/api/account/connections'
import { useListPaymentMethodsQuery, useListTeamPaymentMethodsQuery } from '@/api/commerce/stripe'
import type { Shape } from '@/contract/types'
import { isKnownRole, roleOf, whoMayInTeam } from '@/domain/access/teamAccess'
import { isFirstRead } from '@/lib/calls/firstRead'
import { selectAccountDrift } from '@/store/account/activeAccountSlice'
import { useActiveAccount, useAppSelector } from '@/store/hooks'

/** Who a cart can be bought for, and with which cards. */
export type Buyer = {
  /** The teams that can be chosen instead of the buyer. */
  teams: readonly { id: string; name: string }[]
  /** The active team, if this member can't buy for it, and who can. */
  barred?: { name: string; whoMay: string }
  /** null: a personal purchase. */
  teamId: string | null
  /** Nobody is chosen yet: the role in the active team isn't known. */
  isUndecided: boolean
  choose: (teamId: string | null) => void
  /** Undefined while loading; empty if loading failed. */
  cards: readonly Shape<'PaymentMethod'>[] | undefined
  /** Why nothing can be bought for the team at the moment (H3). */
  why: string | undefined
}

const switched = 'You switched accounts in another tab. Choose the account again first.'

/**
 * Personal or team purchase: team purchases only for owners and administrators (R-ROLE). A team account buys for its
 * own team; the Personal account can buy for each team that the server lists as administered by the member.
 */
export function useBuyer(): Buyer {
  const account = useActiveAccount()
  const drift = useAppSelector(selectAccountDrift)
  const [chosen, choose] = useState<string | null>()
  const id = account?.type === 'Team' ? account.accountId : undefined
  const asMember = useGetMyMemberDetailQuery({ id: id ?? '' }, { skip: id === undefined })
  const administered = useListMyAdminTeamsQuery(undefined, { skip: account?.type !== 'Personal' })
  const role = asMember.data && roleOf(asMember.data)
  const name = account?.name ?? 'your team'
  // If the role couldn’t be read, nobody is barred: the server decides.
  const whoMay = role === undefined ? undefined : whoMayInTeam(role, 'buySolutions')
  const named = (administered.currentData ?? []).map(({ team }) => ({ id: team.teamId, name: team.companyName }))
  const active = id === undefined || whoMay || isFirstRead(asMember) ? [] : [{ id, name }]
  const teams = id === undefined ? named : active
  const isOffered = chosen === null || teams.some((team) => team.id === chosen)
  const isUndecided = active.length > 0 && !isOffered && !isKnownRole(role ?? '')
  const teamId = (isOffered ? chosen : isUndecided ? null : active[0]?.id) ?? null
  const own = useListPaymentMethodsQuery(undefined, { skip: teamId !== null })
  const ofTeam = useListTeamPaymentMethodsQuery({ id: teamId ?? '' }, { skip: teamId === null })
  const read = teamId === null ? own : ofTeam
  const isOpen = isFirstRead(asMember) || isFirstRead(read) || read.isUninitialized
  return {
    teams,
    teamId,
    isUndecided,
    choose,
    cards: isOpen ? undefined : (read.currentData ?? []),
    why: isUndecided ? 'Choose who you’re buying for.' : teamId !== null && drift ? switched : undefined,
    ...(whoMay !== undefined && { barred: { name, whoMay } }),
  }
}
