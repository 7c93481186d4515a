import { paths } from '@/domain/navigation/paths'
import { trackedPlace } from '@/domain/tracking/tracking'
import type { TrackingEvents, TrackingEventName } from '@/domain/tracking/trackingEvents'
import { utmDefaults, type Utm } from '@/domain/tracking/utm'
import { catalogue } from '../../../files/catalogue'
import { clock } from '../../../settings/clock'
import type { TrackingEventRow } from '../../backOffice/backOfficeTables'
import { randomFrom, type Random } from '../../random'
import { anyone } from '../community/crowd'

const dayMs = 86_400_000
/** How many days the seeded tracking events cover. */
const span = 90

const sources: Utm[] = [
  utmDefaults,
  utmDefaults,
  utmDefaults,
  { source: 'google', medium: 'cpc', campaign: 'premium-q4' },
  { source: 'newsletter', medium: 'email', campaign: 'november-events' },
  { source: 'instagram', medium: 'social', campaign: 'doers-of-the-month' },
  { source: 'linkedin', medium: 'social', campaign: 'team-accounts' },
]

const open = [
  paths.home,
  paths.solutions,
  paths.solutions,
  paths.events,
  paths.blog,
  paths.premiumMembership,
  paths.featuredDoers,
  paths.about,
]
const own = [
  paths.account.overview,
  paths.account.profile,
  paths.account.solutions,
  paths.account.referrals,
  paths.team.overview,
]

function place(random: Random, member: boolean): string {
  if (random.chance(0.25) && catalogue.length > 0) return paths.solution(random.pick(catalogue).uid)
  return random.pick(member && random.chance(0.5) ? own : open)
}

/** A visitor id in UUID format. */
function visitorId(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.pick([...'0123456789abcdef'])).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-9${hex(3)}-${hex(12)}`
}

type Visitor = { distinctId: string; userId: string | null }

/** Traffic grows over time, drops at weekends and stops at night. */
function startOf(random: Random): number {
  for (;;) {
    const at = clock.now() - span * dayMs * random.next() ** 1.25
    const date = new Date(at + 8 * 3_600_000)
    const weekend = date.getUTCDay() % 6 === 0
    if ((!weekend || random.chance(0.4)) && (date.getUTCHours() >= 7 || random.chance(0.1))) return at
  }
}

/** The events of one visit: opening, reading and leaving pages. */
function visit(random: Random, { distinctId, userId }: Visitor): Omit<TrackingEventRow, 'trackingEventId'>[] {
  const utm = random.pick(sources)
  let at = startOf(random)
  const rows: Omit<TrackingEventRow, 'trackingEventId'>[] = []
  const tell = <Name extends TrackingEventName>(eventName: Name, path: string, told: TrackingEvents[Name]) => {
    const known = trackedPlace(path)
    if (known && at <= clock.now())
      rows.push({
        createdAt: new Date(at).toISOString(),
        distinctId,
        userId,
        eventName,
        properties: { ...known, ...utm, ...told },
      })
  }
  const pages = Array.from({ length: random.int(1, 4) }, () => place(random, userId !== null))
  for (const path of pages) {
    tell('page_view', path, {})
    const activeSeconds = random.int(2, 140)
    at += activeSeconds * 600
    if (random.chance(0.25)) tell('scroll_depth', path, { scrollDepth: random.pick([10, 30, 50, 80, 100]) })
    if (random.chance(0.12)) tell('link_click', path, { label: 'see-solution', href: paths.solutions })
    if (random.chance(0.1)) tell('button_click', path, { label: random.pick(['go-premium', 'add-to-cart', 'rsvp']) })
    if (path.startsWith(paths.solutions) && random.chance(0.08)) {
      tell('button_click', path, { label: 'add-to-cart' })
      at += 4_000
      tell('page_view', paths.cart, {})
      if (random.chance(0.4)) tell('button_click', paths.cart, { label: 'pay' })
    }
    at += activeSeconds * 400
    tell('page_leave', path, {
      activeSeconds,
      idleSeconds: random.int(0, 90),
      scrollDepth: random.pick([20, 40, 60, 100]),
    })
  }
  if (userId === null && random.chance(0.12)) {
    tell('page_view', paths.signup, {})
    at += 50_000
    tell('signup', paths.signup, {
      premiumInCart: random.chance(0.2),
      method: random.pick(['password', 'password', 'social']),
    })
  }
  if (userId !== null && random.chance(0.1))
    tell('profile_update', paths.account.profile, { fields: ['jobTitle', 'company'] })
  return rows
}

/** `count` tracking events, newest first. */
export function seedTrackingEvents(count: number): TrackingEventRow[] {
  const random = randomFrom(2468)
  const visitors: Visitor[] = Array.from({ length: 190 }, () => ({
    distinctId: visitorId(random),
    userId: random.chance(0.35) ? anyone(random).userId : null,
  }))
  const rows: Omit<TrackingEventRow, 'trackingEventId'>[] = []
  while (rows.length < count) rows.push(...visit(random, random.pick(visitors)))
  return rows
    .slice(0, count)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((row, index) => ({ trackingEventId: `te-${count - index}`, ...row }))
}
