import { useState } from 'react'
import { object, type ISchema } from 'yup'
import { useCountTeamSeatsQuery } from '@/api/account/connections'
import { useGetTeamOptionsQuery, useGetTeamVacantSeatsQuery } from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { fullName } from '@/components/accountLabel'
import { payInForm } from '@/components/payment/payInForm'
import { usePaymentCard } from '@/components/payment/usePaymentCard'
import { readTeamCard } from '@/components/team/readTeamCard'
import { SeatRows } from '@/components/team/seats/SeatRows'
import { seatLines, seatRows } from '@/components/team/seats/seatSchema'
import { useTeam } from '@/components/team/teamContext'
import { useSeatsQuote, whyNotPriced } from '@/components/team/seats/useSeatsQuote'
import type { TeamConnection } from '@/contract/types'
import { usualSeatRole } from '@/domain/access/teamAccess'
import { unsentOf } from '@/domain/team/members'
import { toRow } from '@/domain/team/teamRegistration'
import { extraSeatsText, paidSeats, seatsToBuy } from '@/domain/team/seatPrice'
import { emptySeat, takenAddresses, toSeat, type SeatDraft } from '@/domain/team/teamValidation'
import { countOf } from '@/lib/money/counts'
import { addressKey } from '@/lib/text/emailAddress'
import { formatSgd } from '@/lib/money/money'
import { useAppDispatch, useUser } from '@/store/hooks'
import { confirmSeats } from '@/store/payment/seats'
import { isUndecided } from '@/store/payment/types'
import { inviteOnVacantSeats } from '@/store/registration/inviting'
import { Alert } from '@/ui/feedback/Alert'
import { bothQueries } from '@/ui/feedback/bothQueries'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { SeatsPayment } from './SeatsPayment'
import { UndecidedSeats } from './UndecidedSeats'
import { useCloseWhenFound } from './useCloseWhenFound'
import type { SeatPurchase } from './useSeatPurchase'
import type { Sending } from './useSendInvitations'

type Props = {
  /** A person who declined or was removed, to be invited again. */
  again: TeamConnection | undefined
  everybody: readonly TeamConnection[]
  purchase: SeatPurchase
  sending: Sending
  onClose: () => void
}

const schemaFor = (everybody: readonly TeamConnection[], invited: ReadonlySet<string>): ISchema<unknown> =>
  object({
    members: seatRows(takenAddresses(everybody.filter(({ email }) => !invited.has(addressKey(email))))).min(
      1,
      'Please add at least one member',
    ),
    lines: seatLines(),
  })

const people = (count: number) => countOf(count, 'person', 'people')

function hintOf(vacant: number): string {
  if (vacant <= 0)
    return 'No vacant seats. You’ll buy one seat per person. Invite several people at once to be charged once.'
  return `${countOf(vacant, 'seat is', 'seats are')} vacant and will be used first.`
}

/** Invites one or more people: on vacant seats first, the others on seats that are bought for them. */
export function InviteDialog({ again, everybody, purchase, sending, onClose }: Props) {
  const dispatch = useAppDispatch()
  const { teamId, team } = useTeam()
  const user = useUser()
  const card = usePaymentCard()
  const price = useSeatsQuote(teamId)
  const counted = useCountTeamSeatsQuery({ id: teamId })
  const vacancy = useGetTeamVacantSeatsQuery({ id: teamId })
  const { data: teamOptions } = useGetTeamOptionsQuery({ id: teamId })
  const access = useMay('members.invite')
  // Rows that were saved before another one failed have their seats. After a reload, they are found in the member list,
  // because their emails have not been sent yet.
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const invited = new Set([...saved, ...unsentOf(everybody).map(({ email }) => addressKey(email))].filter(Boolean))
  const { payment, state } = purchase
  const draftKey = `team-invite:${user?.userId ?? ''}:${teamId}:${again?.id ?? 'new'}`
  useCloseWhenFound(purchase, onClose)
  if (isUndecided(state)) return <UndecidedSeats title="Invite members" purchase={purchase} onClose={onClose} />

  const role = teamOptions?.defaultSeatRole ?? usualSeatRole
  const count = counted.data
  const paid = count ? paidSeats(count) : 0
  const vacant = count?.vacant ?? vacancy.data?.count
  const seatsQuery = bothQueries(counted, vacancy)
  const leftOf = (rows: readonly SeatDraft[]) => rows.filter(({ email }) => !invited.has(addressKey(email)))
  // No seats are sold until the number of vacant ones is known.
  const needOf = (rows: readonly SeatDraft[]) =>
    count && vacant !== undefined ? seatsToBuy(leftOf(rows).length, vacant) : 0

  const whyNot = ({ members }: { members: SeatDraft[] }) => {
    if (access.why) return access.why
    if (vacant === undefined || (!count && leftOf(members).length > vacant)) return whyNotPriced(seatsQuery, 'seats')
    return needOf(members) > 0 ? (whyNotPriced(price.query) ?? card.why) : undefined
  }
  const submit = ({ members }: { members: SeatDraft[] }) => {
    const seats = needOf(members)
    if (seats === 0)
      return dispatch(
        inviteOnVacantSeats(teamId, members, invited, (email) =>
          setSaved((now) => new Set([...now, addressKey(email)])),
        ),
      )
    return payInForm(payment, {
      confirmPrice: () =>
        dispatch(
          confirmSeats({
            teamId,
            seats,
            shown: price.quote?.of(seats).amount,
            paid,
            ...(vacant !== undefined && { vacant }),
            draft: draftKey,
          }),
        ),
      card: () => dispatch(readTeamCard(team, card)),
      payload: { members: leftOf(members).map((row) => toSeat(row)) },
    })
  }
  const labelOf = ({ members }: { members: SeatDraft[] }) => {
    const seats = needOf(members)
    if (leftOf(members).length === 0) return 'Send the invitations'
    const whom = people(leftOf(members).length)
    return seats > 0 && price.quote
      ? `Pay ${formatSgd(price.quote.of(seats).amount)} and invite ${whom}`
      : `Invite ${whom}`
  }
  return (
    <FormDialog
      title="Invite members"
      size="l"
      submit={labelOf}
      aside={({ members }: { members: SeatDraft[] }) => needOf(members) > 0 && extraSeatsText(needOf(members), paid)}
      why={whyNot}
      data-track="send-invitations"
      initial={{ members: [again ? rowOf(again) : emptySeat(role)], lines: '' }}
      schema={schemaFor(everybody, invited)}
      draftKey={draftKey}
      // Nothing to warn about: the payment reports its own outcome, and the list shows who has been invited.
      doubt={null}
      onClose={onClose}
      onSubmit={submit}
      onDone={(_answer, { members }) => {
        onClose()
        void sending.sendTo(members.map(({ email }) => email))
      }}
    >
      {({ values }) => (
        <>
          {leftOf(values.members).length < values.members.length && (
            <Alert kind="info" live>
              {people(values.members.length - leftOf(values.members).length)} invited. Fix the rest and send again. No
              one is invited twice.
            </Alert>
          )}
          {(vacant === undefined || !count) && (
            <QueryBoundary query={seatsQuery} what="the seats" skeleton={{ rows: 1 }}>
              {() => null}
            </QueryBoundary>
          )}
          <SeatRows newRole={role} min={1} hint={vacant !== undefined && hintOf(vacant)} />
          <SeatsPayment
            seats={needOf(values.members)}
            paid={paid}
            price={price}
            card={card}
            name={fullName(user)}
            purchase={purchase}
          />
        </>
      )}
    </FormDialog>
  )
}

const rowOf = (member: TeamConnection): SeatDraft => ({ ...toRow(member), id: '' })
