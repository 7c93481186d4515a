import { fetchKnown } from '@/api/client/fetchOnce'
import { profileApi } from '@/api/account/profile'
import { teamsApi } from '@/api/account/teams'
import type { Cart, CartCalculated, CartItem, Shape } from '@/contract/types'
import { hasPremium, itemKey, mayBuy, personalisedRefusal } from '@/domain/cart/cart'
import { planOfVariation, premiumVariants } from '@/domain/membership/premium'
import { amountDue, changedTotals, paysPremium } from '@/domain/cart/pricing'
import { patience } from '@/lib/patience'
import { selectIsPremium, selectUser } from '@/store/session/authSlice'
import { reloadCart, settleCart } from '@/store/cart/cartThunks'
import type { AppThunk } from '@/store/store'
import type { PaymentRequest } from './adapter'
import { readOrders } from './cart'
import type { CartFacts, CartKind } from './cartFacts'
import { isOrderOf } from './cartOrder'
import { inTime, isLate } from './stripe'
import type { PaymentBlocker, PaymentError } from './types'

type Confirmed = Awaited<ReturnType<PaymentRequest<CartFacts>['confirmPrice']>>

/** The checkout used for a cart: a cart with only an India plan has its own. */
export function cartKind(cart: Cart, teamId: string | null): CartKind {
  if (teamId !== null) return 'team'
  const [only, ...others] = cart.items
  const plan = others.length === 0 ? planOfVariation(only?.variationUid)?.id : undefined
  return plan === 'india' || plan === 'indiaQuarterly' ? 'india' : 'personal'
}

const emptied: PaymentBlocker = {
  kind: 'empty',
  title: 'Your cart is empty now',
  text: 'It was emptied or paid for in another tab or on another device, so nothing was sent from here. If you’ve just paid, your order is in Billing & Invoices.',
}

const changed = (totals: NonNullable<ReturnType<typeof changedTotals>>): PaymentBlocker => ({
  kind: 'changed',
  title: 'Your total has changed',
  text: 'You weren’t charged. Check the new total, then pay again.',
  totals,
})

/**
 * Final check before a cart is paid: every change is saved, and the total equals the displayed one.
 * @param seen the figures displayed when Pay was clicked
 */
export const confirmCart =
  (seen: CartCalculated, teamId: string | null): AppThunk<Promise<Confirmed>> =>
  async (dispatch, getState) => {
    if (!(await dispatch(settleCart()))) {
      const { problem } = getState().cart
      const text = `${problem ?? 'We couldn’t calculate your cart.'} You weren’t charged.`
      return { blocker: { title: 'Your cart isn’t ready', text } }
    }
    const { confirmed: cart, calculated, hkdRate } = getState().cart
    if (cart.items.length === 0 || !calculated || hkdRate === undefined) return { blocker: emptied }
    if (!cart.items.every((item) => mayBuy(item, selectUser(getState())?.email)))
      return {
        blocker: {
          title: 'One item isn’t available to you',
          text: `${personalisedRefusal} Please remove it from your cart.`,
        },
      }
    const premium = paysPremium(cart, selectIsPremium(getState()))
    const totals = changedTotals(seen, calculated, premium)
    if (totals) return { blocker: changed(totals) }
    const items = cart.items.map((item): [string, number] => [itemKey(item), item.quantity])
    const [orders, running] = await Promise.all([
      inTime(dispatch(readOrders(teamId)), patience.paymentHints),
      teamId === null ? undefined : inTime(dispatch(runningIn(teamId, cart.items)), patience.paymentHints),
    ])
    const plan = running && !isLate(running) ? running : undefined
    const known = isLate(orders) ? undefined : orders?.filter((order) => isOrderOf(order, items))
    return {
      cents: amountDue(calculated, premium),
      facts: {
        kind: cartKind(cart, teamId),
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

/** The team's active subscription that a purchase extends, if any. */
const runningIn =
  (teamId: string, items: readonly CartItem[]): AppThunk<Promise<Shape<'TeamSubscription'> | undefined>> =>
  async (dispatch) => {
    const read = teamsApi.endpoints.listTeamSubscriptions.initiate({ id: teamId })
    const running = await fetchKnown(dispatch(read))
    return running?.find(
      ({ kind, status, solutionUid, variation, interval }) =>
        kind === 'SOLUTION' &&
        status === 'ACTIVE' &&
        interval !== 'once' &&
        items.some((item) => item.uid === solutionUid && (item.variation ?? null) === (variation ?? null)),
    )
  }

/** Describes a rejected checkout: after 409 the old and the new total; after 422 the cart is refetched as well. */
export const describeCartError =
  (seen: CartCalculated, { status, message }: PaymentError): AppThunk<Promise<PaymentBlocker | undefined>> =>
  async (dispatch, getState) => {
    if (status !== 409 && status !== 422) return undefined
    // The membership may have ended: then the cart costs something else.
    const { getPremiumStatus } = profileApi.endpoints
    await Promise.all([
      dispatch(getPremiumStatus.initiate(undefined, { forceRefetch: true, subscribe: false })),
      dispatch(reloadCart()),
    ])
    if (status === 422) return undefined
    const { confirmed, calculated } = getState().cart
    const totals = calculated && changedTotals(seen, calculated, paysPremium(confirmed, selectIsPremium(getState())))
    return totals
      ? changed(totals)
      : {
          kind: 'changed',
          title: 'Check your cart',
          text: `${message.replace(/\.?$/, '.')} You weren’t charged.`,
        }
  }
