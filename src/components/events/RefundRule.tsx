import type { CommunityEvent } from '@/contract/types'
import { formatDateTime, zoneLabel } from '@/lib/dates'
import './refundRule.scss'

/** The event's refund rule, shown before paying and before cancelling. */
export function RefundRule({ event: { refundRule, refundUntil } }: { event: CommunityEvent }) {
  return (
    <p className="rsvp-refund">
      <strong>Refunds.</strong> {refundRule ?? 'Tickets for this event are non-refundable.'}
      {refundUntil && (
        <>
          {' '}
          The deadline is{' '}
          <span className="text-nowrap" title={zoneLabel(refundUntil)}>
            {formatDateTime(refundUntil)}
          </span>{' '}
          in your time zone.
        </>
      )}
    </p>
  )
}
