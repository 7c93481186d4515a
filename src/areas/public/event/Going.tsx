import { CancelRsvp } from '@/components/events/CancelRsvp'
import { RefundRule } from '@/components/events/RefundRule'
import type { CommunityEvent, Shape } from '@/contract/types'
import { canCancel } from '@/domain/events/rsvp'
import { formatSgd, toCents } from '@/lib/money'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'

type Props = { event: CommunityEvent; rsvp: Shape<'Rsvp'>; now: number }

/** The user is going: the link to join, and cancellation with the refund shown first (T9.3). */
export function Going({ event, rsvp, now }: Props) {
  const link = /^https?:\/\//i.test(event.onlineUrl ?? '') ? event.onlineUrl : undefined
  return (
    <>
      <Alert kind="success" title="You’re going" live>
        {rsvp.paid ? `You paid ${formatSgd(toCents(rsvp.amount))}. ` : ''}We’ve sent the details to{' '}
        {rsvp.email ?? 'your email address'}.
      </Alert>
      {link && (
        <Button href={link} target="_blank" rel="noopener noreferrer" wide className="mb-3">
          Join online
        </Button>
      )}
      {canCancel(rsvp, event, now) ? (
        <>
          {rsvp.paid && <RefundRule event={event} />}
          <CancelRsvp event={event} rsvp={rsvp} now={now} />
        </>
      ) : (
        <p className="text-muted">The event has started, so you can’t cancel your RSVP.</p>
      )}
    </>
  )
}
