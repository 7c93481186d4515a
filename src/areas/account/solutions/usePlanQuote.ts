import { useEffect, useState } from 'react'
import { useCalculateCartMutation } from '@/api/cart'
import { useListSolutionsQuery } from '@/api/content'
import { useGetExchangeRatesQuery } from '@/api/exchangeRates'
import { useGetMembershipUpgradeDiscountQuery } from '@/api/profile'
import { useCalculateMembershipTopUpQuery } from '@/api/stripe'
import { useServerNow } from '@/components/useServerNow'
import type { CartCalculated, CartItem } from '@/contract/types'
import { toCartItem } from '@/domain/cart/cartItem'
import { planQuote, type PlanQuote } from '@/domain/membership/planQuote'
import { planOf, premiumUid, type PlanId } from '@/domain/membership/premium'
import { toCents } from '@/lib/money'

export type Quoted = {
  item: CartItem | undefined
  /** The discount code for long-standing members (R-PRICE-06). */
  code: string | undefined
  quote: PlanQuote | undefined
  isLoading: boolean
  error: unknown
  retry: () => void
}

/**
 * Today's price of a plan, from the server, for a cart with only this plan; the saved cart is not changed (T6.1).
 * @param member whether there is a membership whose unused part is credited
 */
export function usePlanQuote(plan: PlanId, member: boolean): Quoted {
  const { data: solutions, error: noContent, refetch: readContent } = useListSolutionsQuery()
  const { data: rates, error: noRates, refetch: readRates } = useGetExchangeRatesQuery({ currency: 'SGD' })
  const discount = useGetMembershipUpgradeDiscountQuery({ tier: plan }, { skip: !member })
  const topUp = useCalculateMembershipTopUpQuery(undefined, { skip: !member })
  const now = useServerNow()
  const [calculate] = useCalculateCartMutation()
  const [answer, setAnswer] = useState<{ for: string; calculated?: CartCalculated; error?: unknown }>()
  const [round, setRound] = useState(0)

  const item = itemOf(plan, solutions)
  const hkdRate = rates?.rates.HKD
  const waits = discount.isFetching || topUp.isFetching
  const code = (toCents(discount.currentData?.amount) > 0 && discount.currentData?.discountCode) || undefined
  const asked = [plan, code ?? '', hkdRate, round].join('|')
  const ready = item !== undefined && hkdRate !== undefined && !waits

  useEffect(() => {
    if (!ready || !item || hkdRate === undefined) return
    const cart = { discountCode: code ?? null, items: [item] }
    const request = calculate({ hkdRate, body: { cart }, intent: 'sync' })
    let stale = false
    void request.then(({ data, error }) => {
      if (stale) return
      const calculated = data?.calculated
      setAnswer({ for: asked, ...(calculated ? { calculated } : { error: error ?? true }) })
    })
    return () => {
      stale = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `asked` names all of it: a plan's item is the same each time it is made
  }, [asked, ready, calculate])

  const mine = answer?.for === asked ? answer : undefined
  const error = mine?.error ?? (item ? undefined : noContent) ?? (hkdRate ? undefined : noRates)
  return {
    item,
    code,
    quote:
      mine?.calculated &&
      planQuote({ plan, calculated: mine.calculated, topUp: topUp.data, now, inrRate: rates?.rates.INR }),
    isLoading: !mine && error === undefined,
    error,
    retry: () => {
      if (noContent) void readContent()
      if (noRates) void readRates()
      setRound((before) => before + 1)
    },
  }
}

function itemOf(plan: PlanId, solutions: Parameters<typeof toCartItem>[0][] | undefined): CartItem | undefined {
  const solution = solutions?.find(({ uid }) => uid === premiumUid)
  const variation = solution?.variations.find(({ uid }) => uid === planOf(plan).variationUid)
  return solution && variation && toCartItem(solution, variation)
}
