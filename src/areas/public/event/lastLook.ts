import { fetchOnce } from '@/api/client/fetchOnce'
import { eventsApi } from '@/api/events'
import type { Refused, Stop } from '@/components/payment/states'
import { formatSgd, toCents, type Cents } from '@/lib/money'
import type { AppThunk } from '@/store/store'
import type { RsvpFacts } from './rsvpFlow'

type Asked = RsvpFacts & { shown: Cents }

/** Reads the price once more before paying: nobody is charged what they have not seen (T5.7). */
export const lastLook =
  ({ shown, ...facts }: Asked): AppThunk<Promise<{ cents: Cents; facts: RsvpFacts } | { stop: Stop }>> =>
  async (dispatch) => {
    const read = eventsApi.endpoints.getEventPrice.initiate({ id: facts.eventId }, { forceRefetch: true })
    const { data: price, isError } = await fetchOnce(dispatch(read))
    if (isError || !price)
      return {
        stop: {
          title: 'The price could not be checked',
          text: 'Nothing was sent, and nothing was charged. Please try again.',
        },
      }
    if (price.spotsLeft === 0) return { stop: { title: 'The last spot has just gone', text: 'Nothing was charged.' } }
    const cents = toCents(facts.addPremium ? price.amountWithPremium : price.amount)
    if (cents === shown && cents > 0) return { cents, facts }
    return {
      stop: {
        kind: 'changed',
        title: 'The price has changed',
        text: `It was ${formatSgd(shown)} and is ${formatSgd(cents)} now. Nothing was charged. Please look at it again.`,
      },
    }
  }

/** Says more of a refusal that is not about the card. */
export function explainRefusal({ code, message }: Refused): Promise<Stop | undefined> {
  const known = code === 'email_in_use' || message === 'Email already in use'
  if (!known) return Promise.resolve(undefined)
  return Promise.resolve({
    kind: 'session',
    title: 'Email already in use',
    text: 'You have an account already. Please sign in, then pay. Nothing was charged.',
  })
}
