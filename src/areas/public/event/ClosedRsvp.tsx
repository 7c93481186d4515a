import type { Shape } from '@/contract/types'
import type { RsvpRefusal } from '@/domain/events/rsvp'
import { paths } from '@/domain/navigation/paths'
import { formatSgd, toCents } from '@/lib/money/money'
import { Button } from '@/ui/Button'
import { Alert } from '@/ui/feedback/Alert'

type Props = { refusal: RsvpRefusal | undefined; rsvp: Shape<'Rsvp'> | undefined }

/** Why the RSVPs are closed. */
export function ClosedRsvp({ refusal, rsvp }: Props) {
  if (refusal === 'cancelled')
    return (
      <Alert kind="danger" title="This event was cancelled">
        {rsvp?.refundAmount
          ? `You’ve been refunded ${formatSgd(toCents(rsvp.refundAmount))}.`
          : 'Please don’t come to the venue.'}
      </Alert>
    )
  if (refusal === 'over')
    return (
      <>
        <p>This event is over.{rsvp?.attended ? ' Thanks for coming.' : ''}</p>
        <Button variant="outline-secondary" to={paths.events}>
          See upcoming events
        </Button>
      </>
    )
  if (refusal === 'full')
    return (
      <Alert kind="warning" title="This event is full">
        Check back: cancelled spots open up here.
      </Alert>
    )
  return null
}
