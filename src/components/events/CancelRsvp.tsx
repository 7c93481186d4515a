import { useCancelRsvpMutation } from '@/api/events'
import type { CommunityEvent, Shape } from '@/contract/types'
import { refundOf } from '@/domain/events/rsvp'
import { formatSgd, toCents } from '@/lib/money'
import type { ButtonLook } from '@/ui/Button'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { RefundRule } from './RefundRule'

type Props = Pick<ButtonLook, 'size' | 'variant'> & {
  event: CommunityEvent
  rsvp: Shape<'Rsvp'>
  /** Epoch ms. */
  now: number
  'aria-label'?: string
}

/** Cancels an RSVP; shows the refund beforehand (T9.3). */
export function CancelRsvp({ event, rsvp, now, ...look }: Props) {
  const [cancel] = useCancelRsvpMutation()
  return (
    <ConfirmButton
      {...look}
      verb="Cancel my RSVP for"
      object={event.title}
      body={<Consequence event={event} rsvp={rsvp} now={now} />}
      onConfirm={() => cancel({ id: event.eventId })}
    >
      Cancel my RSVP
    </ConfirmButton>
  )
}

function Consequence({ event, rsvp, now }: Pick<Props, 'event' | 'rsvp' | 'now'>) {
  if (!rsvp.paid) return <p>Your place goes to somebody else. You can undo this as long as there is room.</p>
  const back = refundOf(rsvp, event, now)
  return (
    <>
      <RefundRule event={event} />
      <p>
        {back > 0
          ? `You will be paid back ${formatSgd(back)}. To come after all you would have to pay again.`
          : `You paid ${formatSgd(toCents(rsvp.amount))} and will not be paid back. You can undo this as long as there is room.`}
      </p>
    </>
  )
}
