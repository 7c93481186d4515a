import { personName } from '@/domain/account/personName'
import { fetchKnown } from '@/api/client/fetchOnce'
import { profileApi } from '@/api/account/profile'
import { stripeApi } from '@/api/commerce/stripe'
import type { AppThunk } from '@/store/store'

const untracked = { track: false }

/** Saves the card of a completed payment (R-PRICE-07) with a separate token; a failure doesn't affect the payment. */
export const saveCard =
  (token: string, teamId: string | null): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { saveStripeCustomer, addTeamStripeCard } = stripeApi.endpoints
    if (teamId !== null) {
      await dispatch(addTeamStripeCard.initiate({ id: teamId, body: { token } }, untracked))
      return
    }
    const me = await fetchKnown(dispatch(profileApi.endpoints.getMe.initiate()))
    if (!me?.email) return
    const customerId = me.stripeCustomerId ?? 'new'
    const body = {
      stripe_customer_id: me.stripeCustomerId ?? null,
      email: me.email,
      token,
      type: 'user' as const,
      id: me.userId,
      description: personName(me),
      metadata: { userId: me.userId },
      saveCard: true,
    }
    await dispatch(saveStripeCustomer.initiate({ customerId, body }, untracked))
  }
