import { shallowEqual } from 'react-redux'
import { useEffect, useMemo } from 'react'
import { solutionEligibilityApi } from '@/api/commerce/solutionEligibility'
import type { Cart, CartItem } from '@/contract/types'
import { hasPremium } from '@/domain/cart/cart'
import { describeConditions, unmetConditions, type UnmetCondition } from '@/domain/cart/conditions'
import { useContent } from '@/store/content/useContent'
import { useAppDispatch, useAppSelector, useIsPremium, useIsSignedIn } from '@/store/hooks'
import { hasSettled } from '@/ui/feedback/Settled'

const { getSolutionEligibility } = solutionEligibilityApi.endpoints

/** An item that checkout would refuse, and why. */
export type Blocked = { item: CartItem; unmet: readonly UnmetCondition[] }

/** What prevents buying the items of a cart. */
export type Conditions = {
  /** An item's unmet conditions, from the server; empty if there are none or they are not known. */
  unmetOf: (item: CartItem) => readonly UnmetCondition[]
  /** An item's conditions as the content states them, as long as the server's answer is missing. */
  statedOf: (item: CartItem) => readonly string[]
  /** Items that checkout would refuse. */
  blocked: readonly Blocked[]
  /** Every query has succeeded or failed. The lines wait for it, because conditions make them taller. */
  isRead: boolean
}

/** Reads the eligibility for every item that has conditions, so that they are known before the payment. */
export function useConditions(cart: Cart): Conditions {
  const dispatch = useAppDispatch()
  const { data: solutions } = useContent('solutions.json')
  const signedIn = useIsSignedIn()
  const isMember = useIsPremium()
  const buysPremium = hasPremium(cart)
  const inCart = solutions?.filter(({ uid }) => cart.items.some((item) => item.uid === uid)) ?? []
  const conditional = inCart.filter(({ eligibility = [], countries = [] }) => eligibility.length + countries.length > 0)
  const key = signedIn ? conditional.map(({ uid }) => uid).join(' ') : ''
  const uids = useMemo(() => key.split(' ').filter(Boolean), [key])
  useEffect(() => {
    // The user may have met conditions in the meantime, on another page or in another tab.
    const reads = uids.map((id) => dispatch(getSolutionEligibility.initiate({ id }, { forceRefetch: true })))
    return () => reads.forEach((read) => read.unsubscribe())
  }, [dispatch, uids])
  const answers = useAppSelector(
    (state) => uids.map((id) => getSolutionEligibility.select({ id })(state).data),
    shallowEqual,
  )
  const isRead = useAppSelector((state) => uids.every((id) => hasSettled(getSolutionEligibility.select({ id })(state))))
  const answerOf = ({ uid }: CartItem) => answers[uids.indexOf(uid)]
  const unmetOf = (item: CartItem) => unmetConditions(answerOf(item)?.restrictions ?? [], { isMember, buysPremium })
  return {
    unmetOf,
    statedOf: (item) =>
      answerOf(item) ? [] : describeConditions(inCart.find(({ uid }) => uid === item.uid)?.eligibility ?? []),
    blocked: cart.items.map((item) => ({ item, unmet: unmetOf(item) })).filter(({ unmet }) => unmet.length > 0),
    isRead: isRead && cart.items.length > 0,
  }
}
