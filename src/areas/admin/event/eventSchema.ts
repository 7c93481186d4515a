import { boolean, object, string } from 'yup'
import type { CommunityEvent } from '@/contract/types'
import { webAddress, webAddressOf } from '@/lib/text/webAddress'
import { isZone } from '@/lib/dates/zones'
import {
  moment,
  money,
  optionalMoney,
  optionalNumber,
  required,
  ruleTexts,
  siblings,
  siblingText,
  statusOf,
  text,
  url,
} from '@/ui/form/rules'

const noDate = 'Please enter a date and time'

/** The category becomes part of a path, as in `/events/workshop`; `/events/user` is a different call. */
const isCategory = (given = '') => !/[/\\]/.test(given) && given.toLowerCase() !== 'user'

/** Pictures of an earlier system: a data URL in the record itself, or a file of this site. */
const isOurs = (given = '') => given === '' || /^(data:image\/|\/)/.test(given)

/** A field that a stored event lacks isn't required: the event can still be changed or cancelled. */
const lacks = (event: CommunityEvent | undefined, name: 'endsAt' | 'venue' | 'online' | 'onlineUrl') =>
  event !== undefined && !event[name]

const statuses = ['DRAFT', 'PUBLISHED', 'CANCELLED']

/** @param event the event to change: what it lacks may stay empty, and a status that this app doesn't know may stay */
export const eventSchema = (event?: CommunityEvent) =>
  object({
    status: statusOf(statuses, event),
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
      .test('needed', noDate, (end) => Boolean(end) || lacks(event, 'endsAt'))
      .test('after', 'The end must be after the start', (end, context) => {
        const startsAt = siblingText(context, 'startsAt')
        return !end || !startsAt || Date.parse(end) > Date.parse(startsAt)
      }),
    venue: text({ max: 200 }).test(
      'place',
      'Please enter a venue, or turn on online attendance',
      (venue, context) =>
        Boolean(venue) || siblings(context).online === true || (lacks(event, 'venue') && lacks(event, 'online')),
    ),
    online: boolean(),
    onlineUrl: url({ optional: true }).test(
      'link',
      ruleTexts.required,
      (link, context) =>
        Boolean(link) ||
        siblings(context).online !== true ||
        siblings(context).status === 'DRAFT' ||
        (event?.status !== 'DRAFT' && lacks(event, 'onlineUrl') && !lacks(event, 'online')),
    ),
    capacity: optionalNumber({ min: 1, whole: true }),
    price: money({ min: 0 }),
    premiumPrice: optionalMoney({ min: 0 }),
    refundRule: text({ max: 500 }),
    refundUntil: moment(),
  })
