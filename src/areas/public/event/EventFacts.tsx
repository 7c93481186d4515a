import { EventWhen } from '@/components/events/EventWhen'
import type { CommunityEvent } from '@/contract/types'
import { countOf, formatCount } from '@/lib/money/counts'
import { DescriptionList, type Described } from '@/ui/layout/DescriptionList'

/** Date, place, hosts, and remaining spots. */
export function EventFacts({ event, isOver }: { event: CommunityEvent; isOver: boolean }) {
  const { venue, online, host } = event
  const spots = spotsText(event, isOver)
  const facts: Described[] = [
    { term: 'When', value: <EventWhen event={event} /> },
    { term: 'Where', value: venue ?? (online ? 'Online' : undefined) },
    ...(venue && online && !isOver
      ? [{ term: 'Online', value: 'You can also join online. We’ll show the link here once you RSVP.' }]
      : []),
    ...(host ? [{ term: 'Host', value: host }] : []),
    ...(spots ? [{ term: 'Spots', value: spots }] : []),
  ]
  return <DescriptionList items={facts} />
}

/** How many people are going and the capacity, as far as they are known; the price shows how many places are left. */
function spotsText(event: CommunityEvent, isOver: boolean): string {
  const { capacity, rsvpCount } = event
  if (isOver) return rsvpCount === undefined ? '' : `${formatCount(rsvpCount)} taken`
  if (typeof capacity === 'number' && rsvpCount !== undefined)
    return `${formatCount(rsvpCount)} of ${formatCount(capacity)} taken`
  const limit = capacity === null ? 'no limit' : capacity !== undefined && countOf(capacity, 'spot')
  return [rsvpCount !== undefined && `${formatCount(rsvpCount)} going`, limit].filter(Boolean).join(', ')
}
