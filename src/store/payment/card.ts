import { fetchOnce } from '@/api/client/fetchOnce'
import { stripeApi } from '@/api/stripe'
import type { Shape } from '@/contract/types'
import type { AppDispatch, AppThunk } from '@/store/store'
import type { PaymentAdapter } from './adapter'
import type { Attempt } from './attempts'
import { readOutcome } from './outcome'
import type { PaymentBlocker, PaymentOutcome, ReconcileResult } from './types'

type Card = Shape<'PaymentMethod'>

/** How an added card is found: it is not among the previous cards. */
export type CardFacts = { known: string[]; replaces: string | null }
/** The cardholder. */
export type CardPayload = Pick<Shape<'User'>, 'userId' | 'email' | 'stripeCustomerId'> & { name: string }
/** Without a card: it was saved, but the response doesn't name it. */
export type CardReceipt = { card?: Card }
export type CardAdapter = PaymentAdapter<CardFacts, CardReceipt, CardPayload>

/** Key of a user's card change; one at a time. */
export const cardKey = (userId: string) => `card:${userId}`

const untracked = { track: false }

const readCards = (): AppThunk<Promise<readonly Card[] | undefined>> => async (dispatch) => {
  const read = stripeApi.endpoints.listPaymentMethods.initiate(undefined, { forceRefetch: true })
  const { data, isError } = await fetchOnce(dispatch(read))
  return isError ? undefined : data
}

const saved = (card: Card): PaymentOutcome<CardReceipt> => ({ kind: 'paid', receipt: { card } })

/**
 * Adds a card, or replaces another in one step (T8.3). Nothing is charged, but as with a payment, a repeated request
 * adds a second card, so that after an unclear response the list of cards decides.
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
      // The card provider runs the authentication while it creates the token, never here.
      authenticate: () => Promise.resolve('unknown'),
      finish: () => Promise.resolve({ kind: 'unconfirmed' }),
      reconcile,
      onDecidedElsewhere: () => void dispatch(stripeApi.util.invalidateTags(['PaymentMethod', 'Subscription'])),
      onPaid: () => void dispatch(stripeApi.util.invalidateTags(['PaymentMethod', 'Subscription', 'Me'])),
    }
  }

/** Final check before a card is added: the existing cards, to identify the new one. */
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
