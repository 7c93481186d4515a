import { EventWhen } from '@/components/events/EventWhen'
import type { CommunityEvent } from '@/contract/types'
import { spotsLeft } from '@/domain/events/rsvp'
import { countOf, formatCount } from '@/lib/money/counts'
import { said } from '@/lib/text/said'
import { DescriptionList, type Described } from '@/ui/layout/DescriptionList'

/** Date, place, hosts, and remaining spots. */
export function EventFacts({ event, isOver }: { event: CommunityEvent; isOver: boolean }) {
  const { venue, online, host } = event
  const spots = spotsText(event, isOver)
  const facts: Described[] = [
    { term: 'When', value: <EventWhen event={event} /> },
    { term: 'Where', value: venue ?? (online ? 'Online' : undefined) },
    ...(venue && online
      ? [{ term: 'Online', value: 'You can also join online. We’ll show the link here once you RSVP.' }]
      : []),
    ...(host ? [{ term: 'Host', value: host }] : []),
    ...(spots ? [{ term: 'Spots', value: spots }] : []),
  ]
  return <DescriptionList items={facts} />
}

/** How many go and how many more can, as far as the server says. */
function spotsText(event: CommunityEvent, isOver: boolean): string {
  const { capacity, rsvpCount } = event
  const left = spotsLeft(event)
  if (isOver) return rsvpCount === undefined ? '' : `${formatCount(rsvpCount)} taken`
  if (left !== null && left !== undefined)
    return `${said(rsvpCount, formatCount)} of ${said(capacity, formatCount)} taken${left > 0 ? `, ${countOf(left, 'spot')} left` : ''}`
  const limit = capacity === null ? 'no limit' : capacity !== undefined && countOf(capacity, 'spot')
  return [rsvpCount !== undefined && `${formatCount(rsvpCount)} going`, limit].filter(Boolean).join(', ')
}
