import { CancelRsvp } from '@/components/events/CancelRsvp'
import { paidText } from '@/components/events/paidText'
import { RefundRule } from '@/components/events/RefundRule'
import type { CommunityEvent, Shape } from '@/contract/types'
import { readableWord } from '@/lib/text/wording'
import { webLink } from '@/lib/text/webAddress'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'

type Props = { event: CommunityEvent; rsvp: Shape<'Rsvp'>; now: number }

/** The user is going: the link to join, and cancellation with the refund shown first. */
export function Going({ event, rsvp, now }: Props) {
  const isGoing = rsvp.status === 'GOING'
  const link = webLink(event.onlineUrl)
  const word = readableWord(rsvp.status)
  return (
    <>
      <Alert kind="success" title={isGoing ? 'You’re going' : word ? `Your RSVP: ${word}` : 'You have an RSVP'} live>
        {rsvp.paid ? `${paidText(rsvp)}.` : isGoing && 'See you there.'}
      </Alert>
      {link && (
        <Button href={link} target="_blank" rel="noopener noreferrer" wide className="mb-3">
          Join online
        </Button>
      )}
      {rsvp.paid && <RefundRule event={event} />}
      <CancelRsvp event={event} rsvp={rsvp} now={now} />
    </>
  )
}
