import { EventWhen } from '@/components/events/EventWhen'
import type { CommunityEvent } from '@/contract/types'
import { spotsLeft } from '@/domain/events/rsvp'
import { DescriptionList, type Described } from '@/ui/layout/DescriptionList'

/** Date, place, hosts, and remaining spots. */
export function EventFacts({ event, isOver }: { event: CommunityEvent; isOver: boolean }) {
  const { venue, online, host, capacity, rsvpCount = 0 } = event
  const left = spotsLeft(event)
  const facts: Described[] = [
    { term: 'When', value: <EventWhen event={event} /> },
    { term: 'Where', value: venue ?? (online ? 'Online' : undefined) },
    ...(venue && online
      ? [{ term: 'Online', value: 'You can also join online. We’ll show the link here once you RSVP.' }]
      : []),
    ...(host ? [{ term: 'Host', value: host }] : []),
    {
      term: 'Spots',
      value: isOver
        ? `${rsvpCount} taken`
        : left === null
          ? `${rsvpCount} going, no limit`
          : `${rsvpCount} of ${capacity ?? 0} taken, ${left === 1 ? '1 spot' : `${left} spots`} left`,
    },
  ]
  return <DescriptionList items={facts} />
}
