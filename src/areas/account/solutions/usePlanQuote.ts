import { skipToken } from '@reduxjs/toolkit/query/react'
import { useCalculateCartQuery } from '@/api/commerce/cart'
import { useContent } from '@/store/content/useContent'
import { useGetExchangeRatesQuery } from '@/api/commerce/exchangeRates'
import { useGetMembershipUpgradeDiscountQuery } from '@/api/account/profile'
import { useCalculateMembershipTopUpQuery } from '@/api/commerce/stripe'
import { useServerNow } from '@/components/useServerNow'
import type { CartItem } from '@/contract/types'
import { toCartItem } from '@/domain/cart/cartItem'
import { rateOf } from '@/domain/cart/currency'
import { planQuote, type PlanQuote } from '@/domain/membership/planQuote'
import { planOf, premiumUid, pricedPlans, type PlanId } from '@/domain/membership/premium'
import { toCents } from '@/lib/money/money'

export type Quoted = {
  item: CartItem | undefined
  /** The discount code for long-standing members (R-PRICE-06). */
  code: string | undefined
  quote: PlanQuote | undefined
  isPending: boolean
  error: unknown
  retry: () => void
}

/**
 * Today's price of a plan, from the server, for a cart with only this plan; the saved cart is not changed.
 * @param member whether there is a membership whose unused part is credited
 */
export function usePlanQuote(id: PlanId, member: boolean): Quoted {
  const { data: solutions, error: noContent, refetch: readContent } = useContent('solutions.json')
  const { data: rates, error: noRates, refetch: readRates } = useGetExchangeRatesQuery({ currency: 'SGD' })
  const discount = useGetMembershipUpgradeDiscountQuery({ tier: id }, { skip: !member })
  const topUp = useCalculateMembershipTopUpQuery(undefined, { skip: !member })
  const now = useServerNow()
  const { item, plan } = offered(id, solutions)
  const hkdRate = rateOf(rates, 'HKD')
  const waits = discount.isFetching || topUp.isFetching
  const code = (toCents(discount.currentData?.amount) > 0 && discount.currentData?.discountCode) || undefined
  const price = useCalculateCartQuery(
    item && hkdRate !== undefined && !waits
      ? { hkdRate, body: { cart: { discountCode: code ?? null, items: [item] } } }
      : skipToken,
  )
  // During a recalculation, the last price and the last error are outdated.
  const { currentData: answer, error: refused } = price.isFetching ? {} : price
  const unpriced = refused ?? (answer && !answer.calculated ? true : undefined)
  const error = unpriced ?? (item ? undefined : noContent) ?? (hkdRate ? undefined : noRates)
  return {
    item,
    code,
    quote:
      answer?.calculated &&
      planQuote({ plan, calculated: answer.calculated, topUp: topUp.data, now, inrRate: rateOf(rates, 'INR') }),
    isPending: !answer && error === undefined,
    error,
    retry: () => {
      if (noContent) void readContent()
      if (noRates) void readRates()
      if (!price.isUninitialized) void price.refetch()
    },
  }
}

/** The plan at the price of the content source, and as the item that the cart charges. */
function offered(id: PlanId, solutions: Parameters<typeof toCartItem>[0][] | undefined) {
  const solution = solutions?.find(({ uid }) => uid === premiumUid)
  const plan = pricedPlans(solution?.variations).find((one) => one.id === id) ?? planOf(id)
  const variation = solution?.variations.find(({ uid }) => uid === plan.variationUid)
  return { plan, item: solution && variation && toCartItem(solution, variation) }
}
