import type { EventValues } from '@/domain/events/eventForm'
import { formatDateTime } from '@/lib/dates'
import { formatSgd, type Cents } from '@/lib/money'
import type { MergeField } from '@/ui/form/useFreshness'

const shownMoney = (value: Cents | string) => (typeof value === 'number' ? formatSgd(value) : value)

/** The fields that are compared with another editor's, as they are shown there. */
export const mergeFields: { [Name in keyof EventValues]: MergeField<EventValues[Name]> } = {
  status: 'Status',
  title: 'Title',
  category: 'Category',
  summary: 'Summary',
  description: 'Description',
  host: 'Host',
  image: 'Address of the picture',
  timeZone: 'Time zone',
  startsAt: { label: 'Starts', show: formatDateTime },
  endsAt: { label: 'Ends', show: formatDateTime },
  venue: 'Venue',
  online: 'Online attendance',
  onlineUrl: 'Link to join',
  capacity: 'Capacity',
  price: { label: 'Price', show: shownMoney },
  premiumPrice: { label: 'Price for premium members', show: shownMoney },
  refundRule: 'Refund policy',
  refundUntil: { label: 'Refunds until', show: formatDateTime },
}
