import { CancelRsvp } from '@/components/events/CancelRsvp'
import { RefundRule } from '@/components/events/RefundRule'
import type { CommunityEvent, Shape } from '@/contract/types'
import { canCancel } from '@/domain/events/rsvp'
import { formatSgd, toCents } from '@/lib/money'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'

type Props = { event: CommunityEvent; rsvp: Shape<'Rsvp'>; now: number }

/** The user is going: the link to join, and cancellation with its refund shown beforehand (T9.3). */
export function Going({ event, rsvp, now }: Props) {
  const link = /^https?:\/\//i.test(event.onlineUrl ?? '') ? event.onlineUrl : undefined
  return (
    <>
      <Alert kind="success" title="You are going" live>
        {rsvp.paid ? `You paid ${formatSgd(toCents(rsvp.amount))}. ` : ''}We have sent the details to{' '}
        {rsvp.email ?? 'your e-mail address'}.
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
        <p className="text-muted">It has begun, so your RSVP can no longer be cancelled.</p>
      )}
    </>
  )
}
