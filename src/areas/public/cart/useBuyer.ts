import { useState } from 'react'
import { useGetMyMemberDetailQuery } from '@/api/account/connections'
import { useListPaymentMethodsQuery, useListTeamPaymentMethodsQuery } from '@/api/commerce/stripe'
import type { Shape } from '@/contract/types'
import { mayInTeam, whoMayInTeam } from '@/domain/access/teamAccess'
import { isFirstRead } from '@/lib/calls/firstRead'
import { selectAccountDrift, selectActiveAccount } from '@/store/account/activeAccountSlice'
import { useAppSelector } from '@/store/hooks'

/** Who a cart can be bought for, and with which cards. */
export type Buyer = {
  /** The active team, if any. */
  team?: { id: string; name: string; may: boolean; whoMay: string | undefined }
  /** null: a personal purchase. */
  teamId: string | null
  choose: (forTeam: boolean) => void
  /** Undefined while loading; empty if loading failed. */
  cards: readonly Shape<'PaymentMethod'>[] | undefined
  /** Why nothing can be bought for the team at the moment (H3). */
  why: string | undefined
}

/** Personal or team purchase: team purchases only for owners and administrators (R-ROLE). */
export function useBuyer(): Buyer {
  const account = useAppSelector(selectActiveAccount)
  const drift = useAppSelector(selectAccountDrift)
  const [forTeam, setForTeam] = useState<boolean>()
  const id = account?.type === 'Team' ? account.accountId : undefined
  const asMember = useGetMyMemberDetailQuery({ id: id ?? '' }, { skip: id === undefined })
  const member = asMember.data
  const may = mayInTeam(member?.connectionType, 'buySolutions')
  const teamId = id !== undefined && may && (forTeam ?? true) ? id : null
  const own = useListPaymentMethodsQuery(undefined, { skip: teamId !== null })
  const teams = useListTeamPaymentMethodsQuery({ id: teamId ?? '' }, { skip: teamId === null })
  const read = teamId === null ? own : teams
  const isOpen = isFirstRead(asMember) || isFirstRead(read) || read.isUninitialized
  return {
    teamId,
    choose: setForTeam,
    cards: isOpen ? undefined : (read.currentData ?? []),
    why: teamId !== null && drift ? 'You switched accounts in another tab. Choose the account again first.' : undefined,
    ...(id === undefined
      ? {}
      : {
          team: {
            id,
            name: account?.name ?? 'your team',
            may,
            whoMay: whoMayInTeam(member?.connectionType, 'buySolutions'),
          },
        }),
  }
}
