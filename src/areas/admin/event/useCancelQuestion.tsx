import type { CommunityEvent } from '@/contract/types'
import type { EventValues } from '@/domain/events/eventForm'
import { useQuestion } from '@/ui/hooks/useQuestion'
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog'

/**
 * Asks before an event that people go to is cancelled.
 * @param read the event as it is now: people may have answered since the form was opened
 * @returns `ask`, which rejects when the event is kept, and the `dialog` to render
 */
export function useCancelQuestion(event: CommunityEvent | undefined, read: () => Promise<CommunityEvent>) {
  const question = useQuestion<CommunityEvent>()
  const ask = async (status: EventValues['status']) => {
    if (!event || status !== 'CANCELLED' || event.status === 'CANCELLED') return
    const now = await read()
    if (now.rsvpCount !== 0) await question.ask(now)
  }
  const { open } = question
  const going = open?.question.rsvpCount
  const who = going === undefined ? 'People may be' : going === 1 ? 'One person is' : `${going} people are`
  const dialog = open && (
    <ConfirmDialog
      open
      verb="Cancel"
      object={open.question.title}
      dismiss="Keep event"
      body={<p>{who} going. The event stays visible as cancelled.</p>}
      onConfirm={() => open.answer()}
      onClose={() => open.dismiss()}
    />
  )
  return { ask, dialog }
}
