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

/** Cancels an RSVP; shows the refund first (T9.3). */
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
  if (!rsvp.paid) return <p>We’ll offer your spot to someone else. You can undo this while spots are left.</p>
  const back = refundOf(rsvp, event, now)
  return (
    <>
      <RefundRule event={event} />
      <p>
        {back > 0
          ? `You’ll be refunded ${formatSgd(back)}. You’d need to pay again to rebook.`
          : `You paid ${formatSgd(toCents(rsvp.amount))} and won’t be refunded. You can undo this while spots are left.`}
      </p>
    </>
  )
}
