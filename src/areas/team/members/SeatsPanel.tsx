import { useCountTeamSeatsQuery } from '@/api/connections'
import { useGetTeamVacantSeatsQuery } from '@/api/teams'
import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import { paidSeats } from '@/domain/team/seatPrice'
import { formatDate } from '@/lib/dates'
import { formatSgd, toCents } from '@/lib/money'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { ProgressRing } from '@/ui/feedback/ProgressRing'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { useWhyNoSeatIsRemoved } from './useWhyNoSeatIsRemoved'
import './seatsPanel.scss'

type Props = { onAdd: () => void; onRemove: () => void }

/** Paid seats: how many are used, held by invitations and vacant, and what they cost. */
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
      className="seats-panel"
      actions={
        <>
          <Button
            size="sm"
            variant="outline-secondary"
            aria-haspopup="dialog"
            why={vacant === undefined ? 'Wait for the seats to load' : whyNot}
            onClick={onRemove}
          >
            Remove a vacant seat
          </Button>
          <Button
            size="sm"
            variant="outline-primary"
            aria-haspopup="dialog"
            why={add.may ? undefined : add.why}
            onClick={onAdd}
          >
            Add seats
          </Button>
        </>
      }
    >
      <QueryBoundary
        query={count}
        errorTitle="We couldn’t load the seats"
        skeleton={<Skeleton rows={2} label="Loading the seats" />}
        empty={null}
      >
        {({ accepted = 0, pending = 0, nextChargeAt, nextChargeAmount, ...paid }) => (
          <div className="seats-panel-body">
            <ProgressRing
              value={paidSeats(paid) === 0 ? 0 : ((accepted + pending) / paidSeats(paid)) * 100}
              label="Seats used"
              tone={vacant === 0 ? 'warning' : 'primary'}
            />
            <div>
              <p className="seats-panel-used num">
                {accepted + pending} of {paidSeats(paid)} seats used, {vacant ?? 0} vacant
              </p>
              <p className="text-muted mb-0">
                {accepted} taken by members{pending > 0 && `, ${pending} held by invitations`}. The owner doesn’t need a
                seat.
                {nextChargeAt &&
                  nextChargeAmount !== undefined &&
                  ` Next charge: ${formatSgd(toCents(nextChargeAmount))} on ${formatDate(nextChargeAt)}.`}
              </p>
            </div>
          </div>
        )}
      </QueryBoundary>
    </Card>
  )
}
