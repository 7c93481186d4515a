import { boolean, object, string } from 'yup'
import type { CommunityEvent } from '@/contract/types'
import { webAddress, webAddressOf } from '@/lib/text/webAddress'
import { countOf } from '@/lib/money/counts'
import { isZone } from '@/lib/dates/zones'
import {
  moment,
  money,
  oneOf,
  optionalMoney,
  optionalNumber,
  required,
  ruleTexts,
  siblings,
  siblingText,
  text,
  url,
} from '@/ui/form/rules'

const noDate = 'Please enter a date and time'

/** The word is a part of an address: `/events/workshop`; `/events/user` is another call. */
const isCategory = (given = '') => !/[/\\]/.test(given) && given.toLowerCase() !== 'user'

/** A picture of an earlier system may be part of the record itself, or a file of this site. */
const isOurs = (given = '') => given === '' || /^(data:image\/|\/)/.test(given)

const isWithoutPlace = (event: CommunityEvent | undefined) =>
  event !== undefined && event.venue === undefined && event.online === undefined

const statusRule = (stored: { status?: string } | undefined) => {
  if (stored && stored.status === undefined) return oneOf(statuses, { optional: true })
  return oneOf(stored?.status ? [...statuses, stored.status] : statuses)
}

const statuses = ['DRAFT', 'PUBLISHED', 'CANCELLED']

/**
 * @param going people who are going: the capacity can't be below their number
 * @param event the event to change: what it doesn't say, or says in words that this app doesn't know, may stay so
 */
export const eventSchema = (going: number, event?: CommunityEvent) =>
  object({
    status: statusRule(event),
    title: required({ max: 120 }),
    category: required({ max: 40 }).test('category', 'Please choose a different category name', isCategory),
    summary: text({ max: 300 }),
    description: string(),
    host: text({ max: 120 }),
    image: text()
      .transform((given: unknown) => (typeof given === 'string' && !isOurs(given) ? webAddressOf(given) : given))
      .test('image', ruleTexts.url, (given) => isOurs(given) || webAddress(given ?? '') !== undefined),
    timeZone: required().test('zone', 'Please choose a time zone from the list', (zone) => !zone || isZone(zone)),
    startsAt: moment().required(noDate),
    endsAt: moment()
      .required(noDate)
      .test('after', 'The end must be after the start', (end, context) => {
        const startsAt = siblingText(context, 'startsAt')
        return !end || !startsAt || Date.parse(end) > Date.parse(startsAt)
      }),
    venue: text({ max: 200 }).test(
      'place',
      'Please enter a venue, or turn on online attendance',
      (venue, context) => Boolean(venue) || siblings(context).online === true || isWithoutPlace(event),
    ),
    online: boolean().required(),
    onlineUrl: url({ optional: true }).test(
      'link',
      ruleTexts.required,
      (link, context) => Boolean(link) || siblings(context).online !== true || siblings(context).status === 'DRAFT',
    ),
    capacity: optionalNumber({ min: 1, whole: true }).test(
      'going',
      `${countOf(going, 'person is', 'people are')} already going`,
      (most) => typeof most !== 'number' || most >= going,
    ),
    price: money({ min: 0 }),
    premiumPrice: optionalMoney({ min: 0 }).test(
      'below',
      'The member price can’t be above the price',
      (premium, context) => typeof premium !== 'number' || premium <= Number(siblings(context).price),
    ),
    refundRule: text({ max: 500 }),
    refundUntil: moment().test('before', 'Refunds must end before the event starts', (until, context) => {
      const startsAt = siblingText(context, 'startsAt')
      return !until || !startsAt || Date.parse(until) <= Date.parse(startsAt)
    }),
  })
