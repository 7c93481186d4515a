import { useCountTeamSeatsQuery } from '@/api/account/connections'
import { useGetTeamVacantSeatsQuery } from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import type { Shape } from '@/contract/types'
import { takenSeats } from '@/domain/team/seatCount'
import { chargeDay, paidSeats } from '@/domain/team/seatPrice'
import { formatSgd, toCents } from '@/lib/money/money'
import { countOf, formatCount } from '@/lib/money/counts'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'
import { Card } from '@/ui/layout/Card'
import { useWhyNoSeatIsRemoved } from './useWhyNoSeatIsRemoved'
import './seatsPanel.scss'

type Props = { onAdd: () => void; onRemove: () => void }

/** Paid seats: how many are used, by whom, how many are vacant, and what they cost. */
export function SeatsPanel({ onAdd, onRemove }: Props) {
  const { teamId } = useTeam()
  const count = useCountTeamSeatsQuery({ id: teamId })
  const { data: vacancy } = useGetTeamVacantSeatsQuery({ id: teamId })
  const add = useMay('members.addSeats')
  const vacant = vacancy?.count ?? count.data?.vacant
  const whyNot = useWhyNoSeatIsRemoved(vacant)
  return (
    <Card
      title="Seats"
      className="card-raised mb-4"
      actions={
        <>
          <Button
            size="sm"
            variant="outline-secondary"
            aria-haspopup="dialog"
            why={count.data || count.isError ? whyNot : 'Loading seats…'}
            onClick={onRemove}
          >
            Remove a vacant seat
          </Button>
          <Button size="sm" variant="outline-secondary" aria-haspopup="dialog" why={add.why} onClick={onAdd}>
            Add seats
          </Button>
        </>
      }
    >
      <QueryBoundary query={count} what="the seats" skeleton={{ rows: 2 }}>
        {(seats) => (
          <div className="seats-panel-body">
            <Ring count={seats} isFull={vacant === 0} />
            <div>
              <p className="seats-panel-used num">{usedText(seats, vacant)}</p>
              <p className="text-muted mb-0">{detailsOf(seats)}</p>
            </div>
          </div>
        )}
      </QueryBoundary>
    </Card>
  )
}

type Count = Shape<'TeamSeatCount'>

function Ring({ count, isFull }: { count: Count; isFull: boolean }) {
  const [used, all] = [takenSeats(count), paidSeats(count)]
  if (used === undefined) return null
  const value = all === 0 ? 0 : (used / all) * 100
  return <ProgressRing value={value} label="Seats used" tone={isFull ? 'warning' : 'primary'} />
}

function usedText(count: Count, vacant: number | undefined): string {
  const [used, all] = [takenSeats(count), paidSeats(count)]
  const first = used === undefined ? countOf(all, 'seat') : `${formatCount(used)} of ${countOf(all, 'seat')} used`
  return vacant === undefined ? first : `${first}, ${formatCount(vacant)} vacant`
}

function detailsOf({ accepted, pending, nextChargeAt, nextChargeAmount }: Count): string {
  const users = [accepted && countOf(accepted, 'member'), pending && countOf(pending, 'pending invitation')].filter(
    Boolean,
  )
  // If one of the numbers is missing, it isn't known who uses the remaining seats.
  const by = accepted !== undefined && pending !== undefined && users.length > 0
  const next =
    nextChargeAt && nextChargeAmount !== undefined
      ? [`Next charge for seats: ${formatSgd(toCents(nextChargeAmount))} on ${chargeDay(nextChargeAt)}.`]
      : []
  return [...(by ? [`Used by ${users.join(' and ')}.`] : users.map((one) => `${one}.`)), ...next].join(' ')
}
