import type { ReactNode } from 'react'
import { useLocalPrice } from '@/components/useLocalCurrency'
import type { Cart, CartCalculated } from '@/contract/types'
import { isPremium } from '@/domain/membership/premium'
import { amountDue, paysPremium } from '@/domain/cart/pricing'
import { formatDate } from '@/lib/dates'
import { formatSgd, toCents } from '@/lib/money'
import { selectIsPremium } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Card } from '@/ui/layout/Card'
import { CodeBox } from './CodeBox'
import { PremiumOffer } from './PremiumOffer'
import { TopUp } from './TopUp'

type Props = { cart: Cart; calculated: CartCalculated; ready: boolean; children: ReactNode }

/** The server's figures, to the cent; nothing is added up here. */
export function Summary({ cart, calculated, ready, children }: Props) {
  const isMember = useAppSelector(selectIsPremium)
  const confirmed = useAppSelector((state) => state.cart.confirmed)
  const local = useLocalPrice()
  const premium = paysPremium(cart, isMember)
  const due = amountDue(calculated, premium)
  const subTotal = toCents(premium ? (calculated.subTotalPremium ?? calculated.subTotal) : calculated.subTotal)
  const discount = premium ? (calculated.discountPremium ?? calculated.discount) : calculated.discount
  const off = toCents(discount?.amount)
  const saved = toCents(calculated.total) - due
  const plan = confirmed.items.find(isPremium)
  const localDue = local(due)
  return (
    <>
      {isMember && plan && <TopUp key={plan.variationUid} plan={plan} />}
      <Card title="Summary" className="cart-summary">
        <dl className={`cart-figures${ready ? '' : ' is-old'}`} aria-busy={!ready || undefined}>
          <div>
            <dt>Subtotal</dt>
            <dd>{formatSgd(subTotal)}</dd>
          </div>
          {off > 0 && discount && (
            <div className="cart-off">
              <dt className="text-break">
                Discount{discount.code ? ` ${discount.code}` : ''}
                {discount.message && <span className="cart-detail d-block">{discount.message}</span>}
              </dt>
              <dd>{formatSgd(-off)}</dd>
            </div>
          )}
          <div className="cart-total">
            <dt>
              Total <span className="cart-detail">SGD</span>
            </dt>
            <dd>
              {formatSgd(due)}
              {localDue && due > 0 && <span className="cart-detail d-block">{localDue.text}</span>}
            </dd>
          </div>
        </dl>
        {localDue && due > 0 && (
          <p className="small text-body-secondary">
            The amount in {localDue.currency} is indicative
            {localDue.date ? `, at the rate of ${formatDate(localDue.date)}` : ''}; you are charged {formatSgd(due)}{' '}
            SGD.
          </p>
        )}
        {premium && saved > 0 && <p className="cart-saved">You save {formatSgd(saved)} with the premium membership.</p>}
        <p className="visually-hidden" role="status">
          {ready ? `Total ${formatSgd(due)}` : 'Calculating the total'}
        </p>
        <CodeBox cart={cart} />
        {!premium && <PremiumOffer calculated={calculated} />}
        <div className="cart-pay">{children}</div>
      </Card>
    </>
  )
}
