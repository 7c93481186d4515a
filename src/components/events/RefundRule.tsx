import type { CommunityEvent } from '@/contract/types'
import { formatDateTime, zoneLabel } from '@/lib/dates/dates'
import './refundRule.scss'

/** The event's refund rule, shown before paying and before cancelling; nothing if the server doesn't say it. */
export function RefundRule({ event: { refundRule, refundUntil } }: { event: CommunityEvent }) {
  const rule = refundRule ?? (refundUntil === null ? 'Tickets for this event are non-refundable.' : undefined)
  if (!rule && !refundUntil) return null
  return (
    <p className="rsvp-refund">
      <strong>Refunds.</strong> {rule}
      {refundUntil && (
        <>
          {' '}
          Cancel by{' '}
          <span className="text-nowrap" title={zoneLabel(refundUntil)}>
            {formatDateTime(refundUntil)}
          </span>
          , your time.
        </>
      )}
    </p>
  )
}
