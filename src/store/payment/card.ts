import { withAttemptKey } from '@/api/client/callNotes'
import { fetchLatest } from '@/api/client/fetchOnce'
import { stripeApi } from '@/api/commerce/stripe'
import type { Shape } from '@/contract/types'
import { isSameCard, type CardFace } from '@/domain/billing/sameCard'
import { selectTeamId } from '@/store/account/activeAccountSlice'
import type { AppDispatch, AppThunk } from '@/store/store'
import { keyOf } from './attempts'
import type { PaymentAdapter } from './adapter'
import type { Attempt, PaymentBlocker, PaymentOutcome, ReconcileResult } from './types'
import { readOutcome, type MutationResult } from './chargeAnswer'
import { recordLater } from './recordLater'

type Card = Shape<'PaymentMethod'>

/** How an added card is found: it is not among the previous cards, and looks like the entered one. */
export type CardFacts = { known: string[]; replaces: string | null }
/** Whose cards they are: a member's or a team's. */
export type CardOwner = { kind: 'user' | 'team'; id: string }
/** The owner as the card provider knows it. */
export type CardPayload = { email: string; stripeCustomerId: string | null; name: string }
/** Without `card`, it was saved, but the response doesn't say which one it is. */
export type CardReceipt = { card?: Card }
export type CardAdapter = PaymentAdapter<CardFacts, CardReceipt, CardPayload>

/** Key of an owner's card change; one at a time. */
export const cardKey = ({ kind, id }: CardOwner) => (kind === 'user' ? `card:${id}` : `card:${kind}:${id}`)

const untracked = { track: false }

const readCards =
  ({ kind, id }: CardOwner): AppThunk<Promise<readonly Card[] | undefined>> =>
  async (dispatch) => {
    const { listPaymentMethods, listTeamPaymentMethods } = stripeApi.endpoints
    const { data } =
      kind === 'team'
        ? await fetchLatest(dispatch(listTeamPaymentMethods.initiate({ id })))
        : await fetchLatest(dispatch(listPaymentMethods.initiate()))
    return data
  }

/** Whether this tab still shows the owner: a card is never sent for the account that replaced it. */
const isShown =
  ({ kind, id }: CardOwner): AppThunk<boolean> =>
  (_dispatch, getState) => {
    const { auth } = getState()
    if (auth.status !== 'signedIn') return false
    return kind === 'team' ? selectTeamId(getState()) === id : auth.user?.userId === id
  }

const saved = (card: Card): PaymentOutcome<CardReceipt> => ({ kind: 'paid', receipt: { card } })

/**
 * Adds a card, or replaces another in one step. Nothing is charged, but sending it again would add a second card: as
 * with a payment, the server's list of cards is read after an unclear response.
 */
export const cardAdapter =
  (owner: CardOwner) =>
  (dispatch: AppDispatch): CardAdapter => {
    const isOwner = () => dispatch(isShown(owner))

    // Never stored: after a reload no card is certain to be the entered one.
    let entered: { reference: string; face: CardFace | undefined } | undefined

    const reconcile = async ({ facts, reference }: Attempt<CardFacts>): Promise<ReconcileResult<CardReceipt>> => {
      if (!isOwner()) return { kind: 'unreadable' }
      const cards = await dispatch(readCards(owner))
      if (!cards || !isOwner()) return { kind: 'unreadable' }
      const face = entered?.reference === reference ? entered.face : undefined
      const added = cards.filter(({ id }) => !facts.known.includes(id))
      const card = added.find((one) => isSameCard(one, face))
      const isReplaced = facts.replaces !== null && !cards.some(({ id }) => id === facts.replaces)
      // Any other new card was saved by something else.
      if (card && (isReplaced || facts.replaces === null)) return { kind: 'paid', receipt: { card } }
      return { kind: added.length > 0 || isReplaced ? 'gone' : 'none' }
    }

    return {
      async send(attempt, token, holder, face) {
        entered = { reference: attempt.reference, face }
        const { replaces } = attempt.facts
        const key = keyOf(attempt)
        const body = { token: token ?? '' }
        if (replaces !== null) return readOutcome(await dispatch(replaceCard(owner, replaces, body, key)), saved)
        const customerId = holder?.stripeCustomerId
        if (customerId) return readOutcome(await dispatch(addCard(owner, customerId, body, key)), saved)
        const customer = {
          ...body,
          stripe_customer_id: null,
          email: holder?.email ?? '',
          type: owner.kind,
          id: owner.id,
          description: holder?.name ?? '',
          metadata: owner.kind === 'team' ? { teamId: owner.id } : { userId: owner.id },
          saveCard: true,
        }
        const { saveStripeCustomer } = stripeApi.endpoints
        const args = withAttemptKey({ customerId: 'new', body: customer }, key)
        const result = await dispatch(saveStripeCustomer.initiate(args, untracked))
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
      onPaid({ facts }, _receipt, isFound) {
        const act = facts.replaces === null ? 'added' : 'replaced'
        if (isFound && owner.kind === 'team') dispatch(recordLater({ kind: 'card', teamId: owner.id, act }))
        dispatch(stripeApi.util.invalidateTags(['PaymentMethod', 'Subscription', 'Me', 'Team']))
      },
    }
  }

type Token = { token: string }
type Sent = MutationResult<Card>

const replaceCard =
  ({ kind, id: teamId }: CardOwner, id: string, body: Token, key: string): AppThunk<Promise<Sent>> =>
  (dispatch) => {
    const { replacePaymentMethod, replaceTeamPaymentMethod } = stripeApi.endpoints
    return kind === 'team'
      ? dispatch(replaceTeamPaymentMethod.initiate(withAttemptKey({ teamId, id, body }, key), untracked))
      : dispatch(replacePaymentMethod.initiate(withAttemptKey({ id, body }, key), untracked))
  }

const addCard =
  ({ kind, id: teamId }: CardOwner, customerId: string, body: Token, key: string): AppThunk<Promise<Sent>> =>
  (dispatch) => {
    const { addStripeCustomerSource, addTeamStripeCard } = stripeApi.endpoints
    return kind === 'team'
      ? dispatch(addTeamStripeCard.initiate(withAttemptKey({ id: teamId, body }, key), untracked))
      : dispatch(addStripeCustomerSource.initiate(withAttemptKey({ id: customerId, body }, key), untracked))
  }

/** Final check before a card is added: the existing cards, to identify the new one. */
export const confirmCards =
  (
    owner: CardOwner,
    replaces: string | null,
  ): AppThunk<Promise<{ cents: 0; facts: CardFacts } | { blocker: PaymentBlocker }>> =>
  async (dispatch) => {
    const cards = await dispatch(readCards(owner))
    if (!cards) return { blocker: unread }
    return { cents: 0, facts: { known: cards.map(({ id }) => id), replaces } }
  }

const unread: PaymentBlocker = {
  title: 'We couldn’t load your saved cards',
  text: 'Nothing was sent. Please try again in a moment.',
}
