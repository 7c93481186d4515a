import type { CommunityEvent } from '@/contract/types'
import { formatDateTime, zoneLabel } from '@/lib/dates'
import './refundRule.scss'

/** What is given back, in the event's own words, before anybody pays or cancels. */
export function RefundRule({ event: { refundRule, refundUntil } }: { event: CommunityEvent }) {
  return (
    <p className="rsvp-refund">
      <strong>Refunds.</strong> {refundRule ?? 'A paid ticket for this event is not refunded.'}
      {refundUntil && (
        <>
          {' '}
          Until{' '}
          <span className="text-nowrap" title={zoneLabel(refundUntil)}>
            {formatDateTime(refundUntil)}
          </span>{' '}
          your time.
        </>
      )}
    </p>
  )
}
