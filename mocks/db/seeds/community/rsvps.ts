import { clock } from '../../../settings/clock'
import type { EventRow, RsvpRow } from '../../community/communityTables'
import { randomFrom, type Random } from '../../random'
import { person, someone } from './crowd'
import { eventPlans } from './eventPlans'

type Answer = Partial<Pick<RsvpRow, 'status' | 'attended' | 'newUser' | 'addPremium'>> & {
  /** Cancelled after the date up to which it is refunded, if that is over. */
  isLate?: boolean
}

/** RSVPs of the personas. */
const answers: Record<string, Record<string, Answer>> = {
  'u-member': {
    'ev-founders-breakfast': {},
    'ev-brand-workshop': {},
    'ev-year-end-social': {},
    'ev-books-in-order': { status: 'CANCELLED' },
    'ev-hackathon': {},
    'ev-cold-email-lab': { status: 'CANCELLED' },
    'ev-pricing-masterclass': { attended: true },
    'ev-october-breakfast': { attended: true },
    'ev-photo-walk': {},
    'ev-contracts-webinar': { attended: true },
  },
  'u-premium': {
    'ev-pitch-night': {},
    'ev-london-winter': {},
    'ev-annual-conference': {},
    'ev-quarter-sheet': { attended: true },
    'ev-annual-conference-last': { attended: true, addPremium: true },
  },
  'u-owner': {
    'ev-studio-tour': {},
    'ev-tax-before-december': {},
    'ev-open-office': {},
    'ev-hiring-workshop': { attended: true },
    'ev-harbour-cruise': {},
  },
  'u-team-admin': { 'ev-year-end-social': {}, 'ev-sydney-winter': { attended: true } },
  'u-finance': { 'ev-books-in-order': {} },
  'u-team-member': { 'ev-design-review': {}, 'ev-podcast-workshop': { attended: true, newUser: true } },
  'u-india': {
    'ev-bengaluru-december': {},
    'ev-india-founders': { status: 'CANCELLED' },
    'ev-bengaluru-meetup': { attended: true },
  },
  'u-admin': { 'ev-year-end-social': {} },
}

/** RSVPs of everybody. Events that are planned as full have no place left. */
export function seedRsvps(events: readonly EventRow[]): RsvpRow[] {
  let count = 0
  const next = () => `rsvp-${(count += 1)}`
  return events.flatMap((event, index) => {
    const random = randomFrom(4_001 + index * 17)
    const ours = Object.entries(answers).flatMap(([userId, byEvent]) => {
      const answer = byEvent[event.eventId]
      return answer ? [rowOf(next(), event, userId, random, answer)] : []
    })
    const plan = eventPlans.find(({ id }) => id === event.eventId)
    const taken = ours.filter(({ status }) => status === 'GOING').length
    const wanted = plan?.going === 'full' ? (event.capacity ?? 0) - taken : (plan?.going ?? 3)
    const going = someone(random, wanted)
    const gone = someone(
      random,
      Math.round(wanted * 0.15),
      going.map(({ userId }) => userId),
    )
    return [
      ...ours,
      ...going.map(({ userId }) => rowOf(next(), event, userId, random, crowdAnswer(event, random))),
      ...gone.map(({ userId }) => rowOf(next(), event, userId, random, goneAnswer(event, userId, random))),
    ]
  })
}

const isOver = ({ endsAt }: EventRow) => Date.parse(endsAt ?? '') < clock.now()

function crowdAnswer(event: EventRow, random: Random): Answer {
  return {
    attended: isOver(event) && event.status === 'PUBLISHED' && random.chance(0.78),
    newUser: random.chance(0.12),
    addPremium: event.price > 0 && random.chance(0.06),
  }
}

function goneAnswer(event: EventRow, userId: string, random: Random): Answer {
  const isPaid = priceFor(event, userId) > 0
  return { status: 'CANCELLED', isLate: isPaid && Boolean(event.refundUntil) && !random.chance(0.7) }
}

const priceFor = ({ price, premiumPrice }: EventRow, userId: string) =>
  person(userId).isPremiumMember ? premiumPrice : price

function rowOf(rsvpId: string, event: EventRow, userId: string, random: Random, answer: Answer): RsvpRow {
  // RSVPs date from the five weeks before the event, never after today.
  const latest = Math.min(clock.now(), Date.parse(event.startsAt))
  const created = latest - random.int(1, 35) * 86_400_000 * random.next() - 3_600_000
  const amount = priceFor(event, userId)
  const { status = 'GOING', isLate = false, attended = false, ...rest } = answer
  const until = event.refundUntil ? Date.parse(event.refundUntil) : -Infinity
  const cancelled = (Math.max(created, isLate && until < latest ? until : created) + latest) / 2
  // RSVPs to a cancelled event are refunded by the host, others by the rule of the event.
  const isRefunded = event.status === 'CANCELLED' || (status === 'CANCELLED' && cancelled <= until)
  return {
    rsvpId,
    eventId: event.eventId,
    userId,
    status,
    paid: amount > 0,
    amount,
    newUser: false,
    addPremium: false,
    ...rest,
    attended,
    ...(isRefunded && amount > 0 ? { refundAmount: amount } : {}),
    createdAt: new Date(created).toISOString(),
    cancelledAt: status === 'CANCELLED' ? new Date(cancelled).toISOString() : null,
  }
}
