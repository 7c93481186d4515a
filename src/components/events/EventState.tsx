import type { CommunityEvent, Shape } from '@/contract/types'
import { eventPhase } from '@/domain/events/eventTimes'
import { spotsLeft } from '@/domain/events/rsvp'
import { countOf } from '@/lib/money/counts'
import { isOneOf } from '@/lib/objects'
import { readableWord } from '@/lib/text/wording'
import { StatusBadge } from '@/ui/feedback/StatusBadge'

type Props = {
  event: CommunityEvent
  rsvp?: Shape<'Rsvp'> | undefined
  /** Epoch ms. */
  now: number
}

const known = ['DRAFT', 'PUBLISHED', 'CANCELLED']

/** Remaining places are shown from this number down. */
const few = 10

/** Status of an event, and whether the user is going. */
export function EventState({ event, rsvp, now }: Props) {
  const phase = eventPhase(event, now)
  const left = spotsLeft(event)
  const going = rsvp?.status === 'GOING'
  if (event.status === 'CANCELLED') return <StatusBadge tone="danger">Cancelled</StatusBadge>
  return (
    <>
      {phase === 'over' && <StatusBadge>Over</StatusBadge>}
      {going && <StatusBadge tone="success">{phase === 'over' ? 'You had a spot' : 'You’re going'}</StatusBadge>}
      {rsvp?.status === 'CANCELLED' && <StatusBadge>You cancelled</StatusBadge>}
      {rsvp && !going && rsvp.status !== 'CANCELLED' && <StatusBadge>{readableWord(rsvp.status)}</StatusBadge>}
      {event.status && !isOneOf(known, event.status) && <StatusBadge>{readableWord(event.status)}</StatusBadge>}
      {phase === 'running' && <StatusBadge tone="info">On now</StatusBadge>}
      {phase !== 'over' && left === 0 && <StatusBadge tone="warning">Full</StatusBadge>}
      {phase !== 'over' && left !== null && left !== undefined && left > 0 && left <= few && (
        <StatusBadge tone="caution">{countOf(left, 'spot')} left</StatusBadge>
      )}
    </>
  )
}
