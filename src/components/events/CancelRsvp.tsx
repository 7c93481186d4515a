import { useCancelRsvpMutation } from '@/api/community/events'
import type { CommunityEvent, Shape } from '@/contract/types'
import { refundOf } from '@/domain/events/rsvp'
import { formatSgd } from '@/lib/money/money'
import type { ButtonLook } from '@/ui/Button'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { catchUp } from '@/ui/useWrite'
import { paidText } from './paidText'
import { RefundRule } from './RefundRule'
import { useIsGoing } from './useIsGoing'

type Props = Pick<ButtonLook, 'size' | 'variant'> & {
  event: CommunityEvent
  rsvp: Shape<'Rsvp'>
  /** Epoch ms. */
  now: number
  'aria-label'?: string
}

/** Cancels an RSVP; shows the refund first. */
export function CancelRsvp({ event, rsvp, now, ...look }: Props) {
  const { eventId } = event
  const [cancel] = useCancelRsvpMutation()
  const isGoing = useIsGoing(eventId)
  const isCancelled = async () => !(await isGoing())
  return (
    <ConfirmButton
      {...look}
      name={`cancel-rsvp:${eventId}`}
      verb="Cancel my RSVP for"
      object={event.title}
      short="Cancel my RSVP"
      dismiss="Keep my RSVP"
      body={<Consequence event={event} rsvp={rsvp} now={now} />}
      onConfirm={async () => {
        await cancel({ id: eventId }).unwrap()
        await catchUp(isCancelled)
      }}
      readBack={isCancelled}
      // Not read before sending: a list that lags behind lacks an RSVP that was just made, as if it were cancelled.
      onlyAfter
    >
      Cancel my RSVP
    </ConfirmButton>
  )
}

const undo = 'You can undo this while spots are left.'

function Consequence({ event, rsvp, now }: Pick<Props, 'event' | 'rsvp' | 'now'>) {
  if (rsvp.paid === false) return <p>{undo}</p>
  const back = refundOf(rsvp, event, now)
  return (
    <>
      <RefundRule event={event} />
      <p>
        {back !== undefined && back > 0
          ? `You’ll be refunded ${formatSgd(back)}. To RSVP again, you’d pay again.`
          : back === undefined
            ? undo
            : `${paidText(rsvp)} and won’t be refunded. ${undo}`}
      </p>
    </>
  )
}
