import { useDeleteEventMutation, useGetEventForAdminQuery } from '@/api/admin/events'
import { eventsApi } from '@/api/community/events'
import type { CommunityEvent, Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { useIsGone } from '@/store/useFreshRead'
import type { Impact } from '@/ui/ImpactList'
import { ImpactDialog } from '@/ui/ImpactDialog'

// If the server sends no sums, the RSVPs in the list are counted.
function impactOf({ rsvps, ...sums }: Shape<'EventAdmin'>, eventId: string): Impact[] {
  const going = sums.goingCount ?? rsvps.filter(({ status }) => status !== 'CANCELLED').length
  const attended = sums.attendedCount ?? rsvps.filter((one) => one.attended).length
  const paid = rsvps.filter((one) => one.paid && !one.refundAmount).length
  const lines = [
    { label: 'People going', count: going },
    { label: 'Check-ins', count: attended },
    {
      label: 'Paid tickets',
      count: paid,
      to: paths.admin.event(eventId),
    },
  ]
  return lines.filter(({ count }) => count > 0)
}

type Props = { event: CommunityEvent; onClose: () => void; onDone?: () => void }

/** Deletes an event after showing whom it concerns. */
export function DeleteEvent({ event: { eventId, title }, onClose, onDone }: Props) {
  const isGone = useIsGone(eventsApi.endpoints.listEvents)
  const [remove] = useDeleteEventMutation()
  const found = useGetEventForAdminQuery({ id: eventId }, { refetchOnMountOrArgChange: true })
  const { currentData, error, isError, isFetching, refetch } = found
  return (
    <ImpactDialog
      open
      name={`delete-event:${eventId}`}
      verb="Delete"
      object={title}
      short="Delete event"
      impact={{ data: currentData && impactOf(currentData, eventId), error, isError, isFetching, refetch }}
      noImpact={<p>No one has RSVP’d.</p>}
      onConfirm={() => remove({ eventId })}
      readBack={() => isGone((one) => one.eventId === eventId)}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      <p>The event disappears from every list, with all RSVPs and check-ins. This can’t be undone.</p>
    </ImpactDialog>
  )
}
