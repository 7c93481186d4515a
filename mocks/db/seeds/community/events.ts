import { momentOf, wallClock } from '@/lib/dates/zones'
import { clock } from '../../../settings/clock'
import type { EventRow } from '../../community/communityTables'
import { cities, eventPlans, type EventPlan } from './eventPlans'
import { poster } from './poster'

const minute = 60_000
const day = 86_400_000
const two = (value: number) => String(value).padStart(2, '0')

/** A day relative to today in a zone's calendar. */
function dayIn(zone: string, days: number): string {
  const { year, month, day: today } = wallClock(clock.now(), zone)
  const date = new Date(Date.UTC(year, month - 1, today + days))
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
}

/** Community events in five zones: past, upcoming, full, free, paid, online, cancelled and drafts. */
export const seedEvents = (): EventRow[] => [...eventPlans.map(eventOf), runningNow()]

function eventOf(plan: EventPlan, index: number): EventRow {
  const { zone, venues } = cities[plan.city]
  const start = momentOf(dayIn(zone, plan.day), plan.at, zone) ?? clock.now()
  const made = Math.min(start - 45 * day, clock.now() - 2 * day)
  const paid = plan.price ?? 0
  return {
    eventId: plan.id,
    title: plan.title,
    category: plan.category,
    price: paid,
    premiumPrice: plan.premiumPrice ?? paid,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + plan.minutes * minute).toISOString(),
    timeZone: zone,
    venue: plan.online === 'only' ? null : (venues[index % venues.length] ?? venues[0]),
    online: plan.online !== undefined,
    onlineUrl: plan.online ? `https://meet.example.com/${plan.id.slice(3)}` : null,
    summary: summaries[plan.category],
    description: plan.id === 'ev-imported' ? imported : descriptionOf(plan),
    // Most events come without one.
    image: index % 5 === 0 ? poster(index + 1) : null,
    capacity: plan.capacity ?? null,
    host: plan.host ?? 'Doerscircle community team',
    status: plan.status ?? 'PUBLISHED',
    ...refundOf(plan, start),
    sequence: plan.sequence ?? 0,
    createdAt: new Date(made).toISOString(),
    updatedAt: new Date(made + (plan.sequence ?? 0) * day).toISOString(),
  }
}

function refundOf(
  { price = 0, refundDays = 3 }: EventPlan,
  start: number,
): Pick<EventRow, 'refundRule' | 'refundUntil'> {
  if (price === 0) return { refundRule: null, refundUntil: null }
  if (refundDays === null)
    return { refundRule: 'This ticket is non-refundable, but you can give it to someone else.', refundUntil: null }
  return {
    refundRule: `Full refund until ${refundDays} days before the event, no refunds after that.`,
    refundUntil: new Date(start - refundDays * day).toISOString(),
  }
}

/** One that started half an hour ago, whenever the seeds are made. */
function runningNow(): EventRow {
  const start = clock.now() - 30 * minute
  const row = eventOf(
    {
      id: 'ev-open-office',
      title: 'Open office hour',
      category: 'webinar',
      day: 0,
      at: '00:00',
      minutes: 90,
      city: 'Singapore',
      online: 'only',
    },
    61,
  )
  return { ...row, startsAt: new Date(start).toISOString(), endsAt: new Date(start + 90 * minute).toISOString() }
}

const summaries: Record<EventPlan['category'], string> = {
  networking: 'Good company, name badges that say what you’re looking for, and no speeches.',
  workshop: 'Bring what you are stuck on and leave with it finished.',
  masterclass: 'One person who does the thing for a living shows how, and stays for questions.',
  webinar: 'Short, online, recorded. Ask anything.',
  social: 'No agenda. Come as you are and bring someone.',
  conference: 'Talks of twelve minutes, long breaks, and people you will still write to in spring.',
}

const brings: Record<EventPlan['category'], readonly string[]> = {
  networking: ['One thing you can offer', 'One thing you need', 'An honest answer to “how is it going?”'],
  workshop: ['A laptop or a notebook', 'The thing you want to finish', 'Patience for two hours without your phone'],
  masterclass: ['A question of your own', 'Something to write with'],
  webinar: ['Your questions, also in advance by email'],
  social: ['An appetite', 'Someone who should know us'],
  conference: ['Comfortable shoes', 'Business cards, if you still have some', 'An open afternoon'],
}

const descriptionOf = ({ category, host, online }: EventPlan) =>
  `<p>${host ? `${host} has done this many times and still changes it every time.` : 'Our team is there from start to end, and there is always someone to introduce you.'} ` +
  `${online === 'too' ? 'You can also join online: everyone who’s going sees the link on this page.' : 'We begin on time and end on time.'}</p>` +
  `<h2>What to bring</h2><ul>${brings[category].map((line) => `<li>${line}</li>`).join('')}</ul>` +
  '<p>Need anything to take part, such as a seat near the door, a lift or an interpreter? Let us know and we’ll sort it out.</p>'

/** Imported from another system, with the messy HTML of such imports. */
const imported =
  '<h1 style="position:fixed;top:0">An evening about growth</h1><script>document.title = "imported"</script>' +
  '<p onclick="document.title = \'imported\'">Three founders, three stages, <a href="javascript:void(0)">one question</a>.</p>' +
  '<img src="x" onerror="document.title = \'imported\'"><form action="https://elsewhere.example"><input name="email"></form>' +
  '<p>More on <a href="https://elsewhere.example/growth?a=1&amp;b=2" target="_blank">our old page</a>.</p>'
