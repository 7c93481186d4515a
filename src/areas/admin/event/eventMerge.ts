import { storyText } from '@/domain/community/plainStory'
import type { EventValues } from '@/domain/events/eventForm'
import { formatSgd, type Cents } from '@/lib/money/money'
import { zonedText } from '@/lib/dates/zonedTime'
import type { MergeField } from '@/ui/form/useFreshness'

const shownMoney = (value: Cents | string) => (typeof value === 'number' ? formatSgd(value) : value)

type Fields = { [Name in keyof EventValues]: MergeField<EventValues[Name]> }

/** The fields that are compared with another editor's, as they are shown there. @param zone of the event's times */
export const mergeFieldsIn = (zone: string): Fields => ({
  status: 'Status',
  title: 'Title',
  category: 'Category',
  summary: 'Summary',
  description: { label: 'Description', show: storyText },
  host: 'Host',
  image: 'Picture URL',
  timeZone: 'Time zone',
  startsAt: { label: 'Starts', show: (at) => zonedText(at, zone) },
  endsAt: { label: 'Ends', show: (at) => zonedText(at, zone) },
  venue: 'Venue',
  online: 'Online attendance',
  onlineUrl: 'Joining link',
  capacity: 'Capacity',
  price: { label: 'Price', show: shownMoney },
  premiumPrice: { label: 'Price for premium members', show: shownMoney },
  refundRule: 'Refund policy',
  refundUntil: { label: 'Refunds until', show: (at) => zonedText(at, zone) },
})
