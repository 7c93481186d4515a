import { fetchOnce } from '@/api/client/fetchOnce'
import { teamsApi } from '@/api/teams'
import type { Order as PaymentOrder } from '@/components/payment/payment'
import type { Refused, Stop } from '@/components/payment/states'
import { inTime, isLate } from '@/components/payment/stripe'
import type { Cart, CartCalculated, CartItem, Shape } from '@/contract/types'
import { hasPremium, itemKey, mayBuy, personalisedRefusal } from '@/domain/cart/cart'
import { planOfVariation, premiumVariants } from '@/domain/membership/premium'
import { amountDue, changedTotals, paysPremium } from '@/domain/cart/pricing'
import { selectIsPremium, selectUser } from '@/store/authSlice'
import { reloadCart, settleCart } from '@/store/cartThunks'
import type { AppThunk } from '@/store/store'
import { isOrderOf, readOrders, type CartFacts, type CartKind } from './cartFlow'

type Prepared = Awaited<ReturnType<PaymentOrder<CartFacts>['prepare']>>

/** How long reads may take that only help to find a lost payment again, in ms. */
const patience = 3000

/** Which of the three checkouts a cart goes through: an India plan alone has its own. */
export function kindOf(cart: Cart, teamId: string | null): CartKind {
  if (teamId !== null) return 'team'
  const [only, ...others] = cart.items
  const plan = others.length === 0 ? planOfVariation(only?.variationUid)?.id : undefined
  return plan === 'india' || plan === 'indiaQuarterly' ? 'india' : 'personal'
}

const changed = (totals: NonNullable<ReturnType<typeof changedTotals>>): Stop => ({
  kind: 'changed',
  title: 'The total has changed since you saw it',
  text: 'Nothing was charged. Please look at the new total and pay again if you agree.',
  totals,
})

/**
 * The last look before a cart is paid: every change is saved, and the total is the one that was seen (T5.7).
 * @param seen the figures on the screen when Pay was clicked
 */
export const prepareCart =
  (seen: CartCalculated, teamId: string | null): AppThunk<Promise<Prepared>> =>
  async (dispatch, getState) => {
    if (!(await dispatch(settleCart()))) {
      const { problem } = getState().cart
      const text = `${problem ?? 'Your cart could not be calculated.'} Nothing was charged.`
      return { stop: { title: 'Your cart is not ready', text } }
    }
    const { confirmed: cart, calculated, hkdRate } = getState().cart
    if (cart.items.length === 0 || !calculated || hkdRate === undefined)
      return { stop: { title: 'Your cart is empty', text: 'There is nothing left to pay. Nothing was charged.' } }
    if (!cart.items.every((item) => mayBuy(item, selectUser(getState())?.email)))
      return {
        stop: { title: 'One item is not for you', text: `${personalisedRefusal} Please remove it from your cart.` },
      }
    const premium = paysPremium(cart, selectIsPremium(getState()))
    const totals = changedTotals(seen, calculated, premium)
    if (totals) return { stop: changed(totals) }
    const items = cart.items.map((item): [string, number] => [itemKey(item), item.quantity])
    const [orders, running] = await Promise.all([
      inTime(dispatch(readOrders(teamId)), patience),
      teamId === null ? undefined : inTime(dispatch(runningIn(teamId, cart.items)), patience),
    ])
    const plan = running && !isLate(running) ? running : undefined
    const known = isLate(orders) ? undefined : orders?.filter((order) => isOrderOf(order, items))
    return {
      cents: amountDue(calculated, premium),
      facts: {
        kind: kindOf(cart, teamId),
        teamId,
        hkdRate,
        discountCode: cart.discountCode ?? null,
        items,
        premium: hasPremium(cart),
        threeMonth: cart.items[0]?.variationUid === premiumVariants.indiaQuarterly,
        subscriptionIdReference: plan?.subscriptionId ?? null,
        solutionUidReference: plan?.solutionUid ?? null,
        known: known?.map(({ orderId }) => orderId) ?? null,
      },
    }
  }

/** The team's running subscription that a purchase adds to, if there is one. */
const runningIn =
  (teamId: string, items: readonly CartItem[]): AppThunk<Promise<Shape<'TeamSubscription'> | undefined>> =>
  async (dispatch) => {
    const read = teamsApi.endpoints.listTeamSubscriptions.initiate({ id: teamId })
    const { data } = await fetchOnce(dispatch(read))
    return data?.find(
      ({ kind, status, solutionUid, variation, interval }) =>
        kind === 'SOLUTION' &&
        status === 'ACTIVE' &&
        interval !== 'once' &&
        items.some((item) => item.uid === solutionUid && (item.variation ?? null) === (variation ?? null)),
    )
  }

/** Says more of a refused checkout: after 409 the old and the new total; after 422 the cart is read anew as well. */
export const explainRefusal =
  (seen: CartCalculated, { status, message }: Refused): AppThunk<Promise<Stop | undefined>> =>
  async (dispatch, getState) => {
    if (status !== 409 && status !== 422) return undefined
    await dispatch(reloadCart())
    if (status === 422) return undefined
    const { confirmed, calculated } = getState().cart
    const totals = calculated && changedTotals(seen, calculated, paysPremium(confirmed, selectIsPremium(getState())))
    return totals
      ? changed(totals)
      : {
          kind: 'changed',
          title: 'Please look at your cart again',
          text: `${message.replace(/\.?$/, '.')} Nothing was charged.`,
        }
  }
