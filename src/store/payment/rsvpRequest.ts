import { fetchLatest } from '@/api/client/fetchOnce'
import { eventsApi } from '@/api/community/events'
import { optionalCents, type Cents } from '@/lib/money/money'
import type { AppThunk } from '@/store/store'
import { priceChanged, priceUnread } from './blockers'
import type { RsvpFacts } from './rsvp'
import type { PaymentBlocker, PaymentError } from './types'

type Wanted = RsvpFacts & { shown: Cents }
type Confirmed = { cents: Cents; facts: RsvpFacts } | { blocker: PaymentBlocker }

/**
 * Final check before a paid RSVP: the price equals the displayed one, and there is no payment yet from another
 * tab or device.
 */
export const confirmRsvp =
  ({ shown, ...facts }: Wanted): AppThunk<Promise<Confirmed>> =>
  async (dispatch) => {
    const { getEventPrice, listMyEvents } = eventsApi.endpoints
    const [{ data: price }, mine] = await Promise.all([
      fetchLatest(dispatch(getEventPrice.initiate({ id: facts.eventId }))),
      facts.visitor ? undefined : fetchLatest(dispatch(listMyEvents.initiate())),
    ])
    if (!price || (mine && !mine.data)) return { blocker: priceUnread }
    if (mine?.data?.some(({ event, rsvp }) => event.eventId === facts.eventId && rsvp.status !== 'CANCELLED'))
      return { blocker: going }
    if (price.spotsLeft === 0) return { blocker: full }
    const cents = optionalCents(facts.addPremium ? price.amountWithPremium : price.amount)
    if (cents === undefined) return { blocker: priceUnread }
    if (cents === shown && cents > 0) return { cents, facts }
    return { blocker: priceChanged(shown, cents) }
  }

const going: PaymentBlocker = {
  title: 'You’re already going',
  text: 'You already have an RSVP for this event, so nothing was sent.',
}
const full: PaymentBlocker = { title: 'The last spot has just been taken', text: 'You weren’t charged.' }

/** Describes an error that is not about the card. */
export function describeRsvpError({ code, message }: PaymentError): Promise<PaymentBlocker | undefined> {
  const known = code === 'email_in_use' || message === 'Email already in use'
  if (!known) return Promise.resolve(undefined)
  return Promise.resolve({
    kind: 'session',
    title: 'Email already in use',
    text: 'You already have an account. Sign in, then pay. You weren’t charged.',
  })
}
