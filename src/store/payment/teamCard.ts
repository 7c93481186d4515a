import { inBatch } from '@/api/client/batch'
import { isApiError } from '@/api/client/errors'
import { fetchLatest } from '@/api/client/fetchOnce'
import { stripeApi } from '@/api/commerce/stripe'
import type { Shape, Team } from '@/contract/types'
import { isSameCard, type CardFace } from '@/domain/billing/sameCard'
import { certaintyOf, isAccepted, isOutdated } from '@/lib/calls/certainty'
import type { AppThunk } from '@/store/store'
import { describeError } from './blockers'
import { recordLater } from './recordLater'
import type { PaymentBlocker } from './types'

type Saved = { source: null } | { blocker: PaymentBlocker }

const untracked = { track: false }

/** The team's cards; undefined if they cannot be read. */
const readCards =
  (teamId: string): AppThunk<Promise<readonly Shape<'PaymentMethod'>[] | undefined>> =>
  async (dispatch) => {
    const read = stripeApi.endpoints.listTeamStripeCards.initiate({ id: teamId })
    return (await fetchLatest(dispatch(read))).data
  }

/**
 * Saves a new card that pays the team's charges; the first one creates the team's payment customer. After a lost
 * response the list of cards shows whether it was saved. @param token Stripe's single-use token @param face of the
 * entered card
 */
export const saveTeamCard =
  (team: Team, token: string, face: CardFace | undefined): AppThunk<Promise<Saved>> =>
  async (dispatch, getState) => {
    const { teamId, companyName, altInvoiceEmail, stripeCustomerId, status } = team
    const ownerEmail = team.ownerEmail || (getState().auth.user?.email ?? '')
    const before = await dispatch(readCards(teamId))
    const body = {
      stripe_customer_id: stripeCustomerId ?? null,
      email: altInvoiceEmail || ownerEmail,
      token,
      type: 'team' as const,
      id: teamId,
      description: companyName,
      metadata: { teamId },
      saveCard: true,
    }
    const { args, ticket } = inBatch({ customerId: stripeCustomerId ?? 'new', body })
    const { error } = await dispatch(stripeApi.endpoints.saveStripeCustomer.initiate(args, untracked))
    dispatch(stripeApi.util.invalidateTags([...ticket.invalidates]))
    if (!error || isAccepted(error)) return { source: null }
    if (isApiError(error) && error.status === 402) return { blocker: describeError(error) }
    const isUnclear = certaintyOf(error) !== 'refused'
    // A conflict may be about an earlier delivery of the same request.
    if (isUnclear || isOutdated(error)) {
      const after = await dispatch(readCards(teamId))
      if (before && after?.some((card) => isSameCard(card, face) && !before.some(({ id }) => id === card.id))) {
        if (status !== 'INACTIVE') dispatch(recordLater({ kind: 'card', teamId, act: 'added' }))
        return { source: null }
      }
    }
    return { blocker: isUnclear ? maybeSaved : notSaved(isApiError(error) ? error.message : undefined) }
  }

const maybeSaved: PaymentBlocker = {
  title: 'We don’t know if your card was saved',
  text: 'We didn’t get a clear response. You weren’t charged. Please try again: at worst, the card will be saved twice.',
}

const notSaved = (message = 'Please try again.'): PaymentBlocker => ({
  title: 'Payment details could not be saved',
  text: `${message.replace(/\.?$/, '.')} You weren’t charged.`,
})
