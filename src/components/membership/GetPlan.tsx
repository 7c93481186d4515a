import type { MouseEvent } from 'react'
import { paths } from '@/domain/navigation/paths'
import { premiumUid } from '@/domain/membership/premium'
import { useAppDispatch } from '@/store/hooks'
import { Button, type ButtonLook } from '@/ui/Button'
import { useShown } from '@/ui/hooks/useShown'
import { useWrite } from '@/ui/useWrite'
import { useOnward } from '@/components/links/useOnward'

type Props = ButtonLook & {
  variationUid: string
  /** The reader is known to have no membership. */
  isNew: boolean
  children: string
  'data-track': string
}

/**
 * A link to a plan's page. For a reader without a membership, a click puts the plan straight into the cart and opens
 * it; in a new tab, and for everyone else, the plan's page opens.
 */
export function GetPlan({ variationUid, isNew, ...look }: Props) {
  const dispatch = useAppDispatch()
  const onward = useOnward()
  const { busy, run } = useWrite()
  const page = paths.solutionVariation(premiumUid, variationUid)
  const isShown = useShown()
  const take = async () => {
    try {
      // Loaded on demand: few readers of a page buy right away.
      const { putPlanInCart, readPlan } = await import('@/store/cart/putPlanInCart')
      const plan = await dispatch(readPlan(variationUid))
      if (!isShown()) return
      // No `await` between the check and this: if the reader left meanwhile, nothing may be put into the cart.
      if (plan) dispatch(putPlanInCart(plan))
      await onward(plan ? paths.cart : page)
    } catch {
      // The plan's page says what couldn't be loaded.
      await onward(page)
    }
  }
  const click = (event: MouseEvent) => {
    if (!isNew || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void run(take)
  }
  return <Button {...look} to={page} busy={busy} onClick={click} />
}
