import { fetchOnce } from '@/api/client/fetchOnce'
import { stripeApi } from '@/api/stripe'
import type { Shape } from '@/contract/types'
import type { AppDispatch, AppThunk } from '@/store/store'
import type { PaymentAdapter } from './adapter'
import type { Attempt } from './attempts'
import { readOutcome } from './outcome'
import type { PaymentBlocker, PaymentOutcome, ReconcileResult } from './types'

type Card = Shape<'PaymentMethod'>

/** What an added card is found by: it is none of those that were there before. */
export type CardFacts = { known: string[]; replaces: string | null }
/** Who the card belongs to. */
export type CardPayload = Pick<Shape<'User'>, 'userId' | 'email' | 'stripeCustomerId'> & { name: string }
/** Without a card: it was saved, but the answer does not name it. */
export type CardReceipt = { card?: Card }
export type CardAdapter = PaymentAdapter<CardFacts, CardReceipt, CardPayload>

/** The key of a person's change of their cards; one at a time. */
export const cardKey = (userId: string) => `card:${userId}`

const untracked = { track: false }

const readCards = (): AppThunk<Promise<readonly Card[] | undefined>> => async (dispatch) => {
  const read = stripeApi.endpoints.listPaymentMethods.initiate(undefined, { forceRefetch: true })
  const { data, isError } = await fetchOnce(dispatch(read))
  return isError ? undefined : data
}

const saved = (card: Card): PaymentOutcome<CardReceipt> => ({ kind: 'paid', receipt: { card } })

/**
 * Adds a card, or puts it in the place of another in one step (T8.3). Nothing is charged; what it shares with a payment is
 * that a repeated request adds a second card, so that after an unclear answer the list of cards decides.
 */
export const cardAdapter =
  (userId: string) =>
  (dispatch: AppDispatch): CardAdapter => {
    const isOwner = () =>
      dispatch((_, getState) => getState().auth.status === 'signedIn' && getState().auth.user?.userId === userId)

    const reconcile = async ({ facts }: Attempt<CardFacts>): Promise<ReconcileResult<CardReceipt>> => {
      if (!isOwner()) return { kind: 'unreadable' }
      const cards = await dispatch(readCards())
      if (!cards || !isOwner()) return { kind: 'unreadable' }
      const added = cards.find(({ id }) => !facts.known.includes(id))
      if (added) return { kind: 'paid', receipt: { card: added } }
      return { kind: facts.replaces !== null && !cards.some(({ id }) => id === facts.replaces) ? 'gone' : 'none' }
    }

    return {
      async send({ facts: { replaces } }, token, owner) {
        const { replacePaymentMethod, addStripeCustomerSource, saveStripeCustomer } = stripeApi.endpoints
        const body = { token: token ?? '' }
        if (replaces !== null)
          return readOutcome(await dispatch(replacePaymentMethod.initiate({ id: replaces, body }, untracked)), saved)
        const customerId = owner?.stripeCustomerId
        if (customerId)
          return readOutcome(
            await dispatch(addStripeCustomerSource.initiate({ id: customerId, body }, untracked)),
            saved,
          )
        const customer = {
          ...body,
          stripe_customer_id: null,
          email: owner?.email ?? '',
          type: 'user' as const,
          id: userId,
          description: owner?.name ?? '',
          saveCard: true,
        }
        const result = await dispatch(saveStripeCustomer.initiate({ customerId: 'new', body: customer }, untracked))
        return readOutcome(result, ({ paymentMethods = [], default_source }) => {
          const card = paymentMethods.find(({ id }) => id === default_source)
          return { kind: 'paid', receipt: card ? { card } : {} }
        })
      },
      // The card provider asks the bank while it makes the token, never here.
      authenticate: () => Promise.resolve('unknown'),
      finish: () => Promise.resolve({ kind: 'unconfirmed' }),
      reconcile,
      onDecidedElsewhere: () => void dispatch(stripeApi.util.invalidateTags(['PaymentMethod', 'Subscription'])),
      onPaid: () => void dispatch(stripeApi.util.invalidateTags(['PaymentMethod', 'Subscription', 'Me'])),
    }
  }

/** The last read before a card is added: the cards that are there, to tell the new one from them. */
export const confirmCards =
  (replaces: string | null): AppThunk<Promise<{ cents: 0; facts: CardFacts } | { blocker: PaymentBlocker }>> =>
  async (dispatch) => {
    const cards = await dispatch(readCards())
    if (!cards) return { blocker: unread }
    return { cents: 0, facts: { known: cards.map(({ id }) => id), replaces } }
  }

const unread: PaymentBlocker = {
  title: 'Your cards could not be read',
  text: 'Nothing was sent. Please try again in a moment.',
}
