import { connectionsApi, useCountTeamSeatsQuery } from '@/api/account/connections'
import { useRemoveTeamSeatMutation } from '@/api/account/teams'
import { useTeam } from '@/components/team/teamContext'
import { paidSeats, chargeDay } from '@/domain/team/seatPrice'
import { currentSubmission, runInSubmission } from '@/lib/calls/submission'
import { formatCount } from '@/lib/money/counts'
import { formatSgd, toCents } from '@/lib/money/money'
import { useAppDispatch } from '@/store/hooks'
import { useFreshRead } from '@/store/useFreshRead'
import { recordLater } from '@/store/payment/recordLater'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { useWhyNoSeatIsRemoved } from './useWhyNoSeatIsRemoved'

/**
 * How many seats each team paid for just before its removal was sent: if there are fewer later, the removal was made.
 * The number on the screen can't tell, because it is refetched. It is kept here, because the dialog may be reopened.
 */
const before = new Map<string, number | undefined>()

/** Gives one vacant seat back: from the first of the next month it is no longer charged. */
export function RemoveSeat({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch()
  const readCount = useFreshRead(connectionsApi.endpoints.countTeamSeats)
  const { teamId } = useTeam()
  const count = useCountTeamSeatsQuery({ id: teamId })
  const [remove] = useRemoveTeamSeatMutation()
  const seats = count.data && paidSeats(count.data)
  const why = useWhyNoSeatIsRemoved(count.data?.vacant ?? (seats === 0 ? 0 : undefined))
  const readSeats = async () => paidSeats(await readCount({ id: teamId }))
  const { seatPrice, nextChargeAt, nextChargeAmount } = count.data ?? {}
  // The removal lowers the next charge only if that charge includes a seat.
  const next =
    nextChargeAt && seatPrice !== undefined && nextChargeAmount !== undefined && nextChargeAmount >= seatPrice
  const lines = count.data && [
    ...(seats ? [{ label: 'Paid seats', note: `${formatCount(seats - 1)} instead of ${formatCount(seats)}` }] : []),
    ...(next
      ? [
          {
            label: `Charge on ${chargeDay(nextChargeAt)}`,
            note: `${formatSgd(toCents(nextChargeAmount) - toCents(seatPrice))} instead of ${formatSgd(toCents(nextChargeAmount))}`,
          },
        ]
      : []),
  ]
  return (
    <ImpactDialog
      open
      onClose={onClose}
      name={`remove-seat:${teamId}`}
      typed={false}
      verb="Remove"
      object="a vacant seat"
      why={why}
      impact={{ ...count, data: lines, currentData: count.currentData && lines }}
      noImpact={<></>}
      onConfirm={async () => {
        const submission = currentSubmission()
        before.set(teamId, await readSeats().catch(() => seats))
        return runInSubmission(submission, () => remove({ id: teamId }).unwrap())
      }}
      onDone={() => dispatch(connectionsApi.util.invalidateTags(['Connection', 'Team', 'Subscription']))}
      readBack={async () => {
        const then = before.get(teamId)
        return then === undefined ? undefined : (await readSeats()) < then
      }}
      // Not read before sending: someone else may have removed a seat, and each confirmation here removes one more.
      onlyAfter
      onFound={() => dispatch(recordLater({ kind: 'seatRemoved', teamId }))}
    >
      <p>This month’s charge isn’t refunded. If you add the seat back, you’ll pay for the rest of that month.</p>
    </ImpactDialog>
  )
}
