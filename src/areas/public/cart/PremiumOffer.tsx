import { Stars } from 'react-bootstrap-icons'
import { useContent } from '@/store/content/useContent'
import { Link } from '@/components/links/Link'
import { useCountry } from '@/components/useLocalCurrency'
import type { CartCalculated } from '@/contract/types'
import { toCartItem } from '@/domain/cart/cartItem'
import { perInterval } from '@/domain/cart/interval'
import { variationsIn } from '@/domain/cart/marketplace'
import { amountDue } from '@/domain/cart/pricing'
import { paths } from '@/domain/navigation/paths'
import { premiumUid, premiumVariants } from '@/domain/membership/premium'
import { formatSgd, toCents } from '@/lib/money/money'
import { addToCart } from '@/store/cart/cartThunks'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { useWrite } from '@/ui/useWrite'

/** The premium price of the same cart, with a link to upgrade. */
export function PremiumOffer({ calculated, onAdd }: { calculated: CartCalculated; onAdd: () => void }) {
  const dispatch = useAppDispatch()
  const country = useCountry()
  const { data: solutions } = useContent('solutions.json')
  const { busy, run } = useWrite()
  const total = amountDue(calculated, false)
  const member = amountDue(calculated, true)
  const membership = solutions?.find(({ uid }) => uid === premiumUid)
  const wanted = country === 'in' ? premiumVariants.india : premiumVariants.annual
  const plan = membership && variationsIn(membership, country).find(({ uid }) => uid === wanted)
  if (!membership || !plan || member >= total) return null
  const price = plan.priceInr === undefined ? formatSgd(toCents(plan.price)) : `₹${plan.priceInr}`
  const left = plan.priceInr === undefined ? toCents(plan.price) - (total - member) : undefined
  const add = () => {
    // The button unmounts with the offer.
    onAdd()
    return run(() => dispatch(addToCart([toCartItem(membership, plan)])))
  }
  return (
    <div className="cart-offer">
      <Stars aria-hidden className="cart-offer-mark" />
      <div>
        <p className="mb-2">
          With Premium, this cart costs <strong>{formatSgd(member)}</strong>, {formatSgd(total - member)} less.
          {left !== undefined &&
            (left > 0
              ? ` With what you save today, the first year costs ${formatSgd(left)}.`
              : ' That pays for the year.')}
        </p>
        <div className="actions">
          <Button variant="outline-cta" size="sm" busy={busy} data-track="add-premium" onClick={() => void add()}>
            Add Premium, {price} {perInterval(plan)}
          </Button>
          <Link to={paths.solution(premiumUid)} className="small">
            Compare plans
          </Link>
        </div>
      </div>
    </div>
  )
}
