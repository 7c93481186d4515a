import { useState } from 'react'
import { CalendarPlus } from 'react-bootstrap-icons'
import { useUncancelRsvpMutation } from '@/api/community/events'
import { CancelRsvp } from '@/components/events/CancelRsvp'
import { saveCalendar } from '@/components/events/calendar'
import { EventDay } from '@/components/events/EventDay'
import { EventPlace } from '@/components/events/EventPlace'
import { EventState } from '@/components/events/EventState'
import { EventWhen } from '@/components/events/EventWhen'
import { paidText } from '@/components/events/paidText'
import { RefundRule } from '@/components/events/RefundRule'
import { useIsGoing } from '@/components/events/useIsGoing'
import { Link } from '@/components/links/Link'
import { RefusedOrUnknown } from '@/components/RefusedOrUnknown'
import type { CommunityEvent, Shape } from '@/contract/types'
import { eventPhase } from '@/domain/events/eventTimes'
import { paths } from '@/domain/navigation/paths'
import { canCancel, canUncancel, spotsLeft } from '@/domain/events/rsvp'
import { formatSgd, optionalCents } from '@/lib/money/money'
import { webLink } from '@/lib/text/webAddress'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { classes } from '@/ui/roles'
import { catchUp, sendVerified, useWrite } from '@/ui/useWrite'

type Props = { event: CommunityEvent; rsvp: Shape<'Rsvp'>; now: number }

/** One event with an RSVP: date, place, amount paid, and the actions available now. */
export function MyEvent({ event, rsvp, now }: Props) {
  const over = event.status === 'CANCELLED' || eventPhase(event, now) === 'over'
  return (
    <li className={classes('card my-event', (over || rsvp.status === 'CANCELLED') && 'is-gone')}>
      <EventDay event={event} />
      <div className="my-event-text">
        <p className="actions mb-1">
          <EventState event={event} rsvp={rsvp} now={now} />
        </p>
        <h3>
          <Link to={paths.event(event.eventId)}>{event.title}</Link>
        </h3>
        <EventWhen event={event} brief />
        <EventPlace event={event} />
        <Money event={event} rsvp={rsvp} now={now} />
      </div>
      <Acts event={event} rsvp={rsvp} now={now} />
    </li>
  )
}

/** Amount paid and refunded; before cancelling, the refund rule. */
function Money({ event, rsvp, now }: Props) {
  if (!rsvp.paid) return null
  const back = optionalCents(rsvp.refundAmount)
  return (
    <>
      <p className="mt-1 mb-1 num">
        {paidText(rsvp)}.
        {rsvp.status === 'CANCELLED' &&
          back !== undefined &&
          (back > 0 ? ` ${formatSgd(back)} was refunded.` : ' No refund.')}
      </p>
      {canCancel(rsvp, event, now) && <RefundRule event={event} />}
    </>
  )
}

function Acts({ event, rsvp, now }: Props) {
  const link = webLink(event.onlineUrl)
  const phase = eventPhase(event, now)
  const going = rsvp.status !== 'CANCELLED' && event.status !== 'CANCELLED'
  return (
    <div className="actions my-event-acts">
      {going && link && phase !== 'over' && (
        <Button
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          variant={phase === 'running' ? 'primary' : 'outline-secondary'}
          aria-label={`Join ${event.title} online (opens a new tab)`}
        >
          Join online
        </Button>
      )}
      {phase !== 'over' && (
        <Button
          variant="outline-secondary"
          size="sm"
          icon={<CalendarPlus aria-hidden />}
          aria-label={`Add ${event.title} to calendar`}
          onClick={() => saveCalendar([{ event, rsvp }])}
        >
          Add to calendar
        </Button>
      )}
      {canCancel(rsvp, event, now) && (
        <CancelRsvp event={event} rsvp={rsvp} now={now} size="sm" aria-label={`Cancel my RSVP for ${event.title}`} />
      )}
      {rsvp.status === 'CANCELLED' && <ComeBack event={event} rsvp={rsvp} now={now} />}
    </div>
  )
}

/** Undo of a cancellation, or the reason why it isn't possible. */
function ComeBack({ event, rsvp, now }: Props) {
  const [uncancel] = useUncancelRsvpMutation()
  const isGoing = useIsGoing(event.eventId)
  const { busy, run } = useWrite()
  const [failure, setFailure] = useState<unknown>()
  const back = async () => {
    setFailure(undefined)
    const outcome = await attempt(() => sendVerified(() => uncancel({ id: event.eventId }), isGoing))
    if (outcome.ok) await catchUp(isGoing)
    else setFailure(outcome.error)
  }
  if (eventPhase(event, now) === 'over' || event.status === 'CANCELLED') return null
  if (spotsLeft(event) === 0) return <span className="text-muted">This event is now full.</span>
  if (!canUncancel(rsvp, event, spotsLeft(event), now))
    return (
      <Button variant="outline-secondary" size="sm" to={paths.event(event.eventId)}>
        RSVP again and pay
      </Button>
    )
  return (
    <>
      <Button
        variant="outline-secondary"
        size="sm"
        busy={busy}
        aria-label={`RSVP again to ${event.title}`}
        onClick={() => void run(back)}
      >
        RSVP again
      </Button>
      <RefusedOrUnknown failure={failure} refused="You’re not going yet" unknown="We don’t know if you’re going" />
    </>
  )
}
