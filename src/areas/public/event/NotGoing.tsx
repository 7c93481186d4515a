import { useUncancelRsvpMutation } from '@/api/community/events'
import { useIsGoing } from '@/components/events/useIsGoing'
import type { CommunityEvent, Shape } from '@/contract/types'
import { canUncancel } from '@/domain/events/rsvp'
import { formatSgd, toCents } from '@/lib/money/money'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { attempt } from '@/ui/attempt'
import { catchUp, sendVerified, useWrite } from '@/ui/useWrite'

type Props = { event: CommunityEvent; rsvp: Shape<'Rsvp'>; left: number | null | undefined; now: number }

/** The user has cancelled: offers Undo unless the payment was refunded. */
export function NotGoing({ event, rsvp, left, now }: Props) {
  const [undo] = useUncancelRsvpMutation()
  const isGoing = useIsGoing(event.eventId)
  const { busy, run } = useWrite()
  const goAgain = async () => {
    const { ok } = await attempt(() => sendVerified(() => undo({ id: event.eventId }), isGoing))
    if (ok) await catchUp(isGoing)
  }
  return (
    <Alert
      kind="info"
      title="You cancelled your RSVP"
      live
      actions={
        canUncancel(rsvp, event, left, now) && (
          <Button size="sm" busy={busy} onClick={() => void run(goAgain)}>
            Undo
          </Button>
        )
      }
    >
      {rsvp.refundAmount
        ? `You’ve been refunded ${formatSgd(toCents(rsvp.refundAmount))}. To RSVP again, pay again.`
        : 'You can come back while spots are left.'}
    </Alert>
  )
}
