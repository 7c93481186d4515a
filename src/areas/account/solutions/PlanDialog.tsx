import { useState } from 'react'
import { PlanOptions } from '@/components/membership/PlanOptions'
import { useCountry, useInrRate } from '@/components/useLocalCurrency'
import { BilledDate } from '@/components/DateTime'
import { itemKey, findItem } from '@/domain/cart/cart'
import { paths } from '@/domain/navigation/paths'
import { planChange } from '@/domain/membership/plans'
import { firstPlan, isPremium, plans, type HeldPlan, type Plan, type PlanId } from '@/domain/membership/premium'
import { addToCart, applyDiscountCode } from '@/store/cart/cartThunks'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppThunk } from '@/store/store'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { useWrite } from '@/ui/useWrite'
import { useOnward } from '@/components/links/useOnward'
import { Quote } from './Quote'
import { usePlanQuote, type Quoted } from './usePlanQuote'

type Props = { present: HeldPlan; /** End of the current paid term. */ until?: string; onClose: () => void }

/** Plan selection: today's amount to the cent and the next charge, before anything is added to the cart. */
export function PlanDialog({ present, until, onClose }: Props) {
  const country = useCountry()
  const inrRate = useInrRate()
  const offered = plans.filter(
    ({ id, months, currency }) => months > 0 && (currency === 'SGD' || country === 'in' || id === present),
  )
  const [chosen, setChosen] = useState<PlanId>(() => suggested(present, offered))
  const quoted = usePlanQuote(chosen, present !== 'free')
  const others = useAppSelector(({ cart }) => cart.cart.items.some((item) => !isPremium(item)))
  const { go, busy } = useIntoCart(quoted, present !== 'free')
  return (
    <Dialog
      title={present === 'free' ? 'Choose your plan' : 'Change plan'}
      size="l"
      onClose={onClose}
      locked={busy}
      actions={
        <>
          <Button variant="outline-secondary" disabled={busy} onClick={onClose}>
            {present === 'free' ? 'Close' : 'Keep my plan'}
          </Button>
          <Button
            variant="cta"
            data-track="plan-to-cart"
            busy={busy}
            {...(!quoted.quote && { why: 'The price isn’t available yet' })}
            onClick={() => void go()}
          >
            Continue to cart
          </Button>
        </>
      }
    >
      <div className="plan-dialog">
        <PlanOptions
          plans={offered}
          value={chosen}
          onChoose={setChosen}
          present={present}
          inrRate={inrRate}
          othersOnly
        />
        <div aria-live="polite" aria-busy={quoted.isPending}>
          <Quote quoted={quoted} present={present} chosen={chosen} />
          {others && quoted.quote && <p>Other items in your cart are charged separately.</p>}
          {until && present !== 'free' && (
            <p className="text-muted mb-0">
              Your current plan is paid until <BilledDate at={until} />. Nothing changes until you’ve paid.
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** The next higher plan, otherwise the first other one. */
function suggested(present: HeldPlan, offered: readonly Plan[]): PlanId {
  if (present === 'free' || present === 'premium') return firstPlan
  const others = offered.filter(({ id }) => id !== present)
  return (others.find(({ id }) => planChange(present, id) === 'upgrade') ?? others[0])?.id ?? 'annual'
}

/** Adds the plan and the discount code of its quote to the cart, and navigates there. */
function useIntoCart({ item, code }: Quoted, member: boolean) {
  const dispatch = useAppDispatch()
  const onward = useOnward()
  const { busy, run } = useWrite()
  const put = (): AppThunk<Promise<boolean>> => async (send, getState) => {
    if (!item) return false
    await send(addToCart([item], member ? 'topUp' : undefined))
    // Also false if the item was in the cart already: what matters is that it is in the cart now.
    if (!findItem(getState().cart.cart, itemKey(item))) return false
    if (code && !getState().cart.cart.discountCode) await send(applyDiscountCode(code))
    return true
  }
  const go = () =>
    run(async () => {
      if (await dispatch(put())) await onward(paths.cart)
    })
  return { go, busy }
}
