import { useRef, type ReactNode, useId } from 'react'
import { useLocalPrice } from '@/components/useLocalCurrency'
import type { Cart, CartCalculated } from '@/contract/types'
import { isPremium } from '@/domain/membership/premium'
import { whyNothingOff } from '@/domain/cart/codeRefusal'
import { figuresOf, paysPremium } from '@/domain/cart/pricing'
import { formatDate } from '@/lib/dates/dates'
import { formatPrice, formatSaving, formatSgd, optionalCents, toCents } from '@/lib/money/money'
import { orDash } from '@/lib/text/wording'
import { useAppSelector, useIsPremium } from '@/store/hooks'
import { Card } from '@/ui/layout/Card'
import { Button } from '@/ui/Button'
import { itemKey, lineOf } from '@/domain/cart/cart'
import { lineTotal } from '@/domain/cart/lineSum'
import { CodeBox } from './CodeBox'
import { PremiumOffer } from './PremiumOffer'
import { TopUp } from './pay/TopUp'
import { useItemTitle } from './lines/useItemTitle'

type Props = {
  cart: Cart
  calculated: CartCalculated
  ready: boolean
  /** Next to the payment: lists the items, and makes no offers. */
  brief?: boolean
  /** Back to the items. */
  onEdit?: (() => void) | undefined
  children: ReactNode
}

/** The server's figures, to the cent; nothing is added up here. */
export function Summary({ cart, calculated, ready, brief = false, onEdit, children }: Props) {
  const isMember = useIsPremium()
  const confirmed = useAppSelector((state) => state.cart.confirmed)
  const heading = useRef<HTMLSpanElement>(null)
  const local = useLocalPrice()
  const premium = paysPremium(cart, isMember)
  const { due, subTotal, discount } = figuresOf(calculated, premium)
  const off = optionalCents(discount?.amount)
  // A discount of unknown amount is shown if the amount due differs from the subtotal.
  const hasDiscount = off === undefined ? discount !== undefined && subTotal !== due : off > 0
  const saved = toCents(calculated.total) - due
  const plan = confirmed.items.find(isPremium)
  const localDue = local(due)
  const unused = whyNothingOff(calculated, premium)
  return (
    <>
      {isMember && plan && <TopUp key={plan.variationUid} plan={plan} />}
      <Card
        title={
          <span ref={heading} tabIndex={-1}>
            Summary
          </span>
        }
        className="cart-summary card-raised"
        actions={
          onEdit && (
            <Button variant="quiet" size="sm" data-track="edit-cart" onClick={onEdit}>
              Edit cart
            </Button>
          )
        }
      >
        {brief && <SummaryLines cart={cart} calculated={calculated} premium={premium} />}
        <dl className={`cart-figures${ready ? '' : ' is-old'}`} aria-busy={!ready || undefined}>
          {subTotal !== undefined && (hasDiscount || subTotal !== due) && (
            <div>
              <dt>Subtotal</dt>
              <dd>{formatSgd(subTotal)}</dd>
            </div>
          )}
          {hasDiscount && (
            <div className="cart-off">
              <dt className="text-break">
                Discount{discount?.code ? ` ${discount.code}` : ''}
                {discount?.message && <span className="cart-detail d-block">{discount.message}</span>}
              </dt>
              <dd>{orDash(off, (cents) => formatSgd(-cents))}</dd>
            </div>
          )}
          <div className="cart-total">
            <dt>
              Total <span className="cart-detail">(SGD)</span>
            </dt>
            <dd>
              {formatSgd(due)}
              {localDue && due > 0 && <span className="cart-detail d-block">{localDue.text}</span>}
            </dd>
          </div>
        </dl>
        {localDue && due > 0 && (
          <p className="small text-body-secondary">
            The {localDue.currency} amount is an estimate
            {localDue.date ? ` at the ${formatDate(localDue.date)} rate` : ''}; you’re charged {formatSgd(due)} SGD.
          </p>
        )}
        {premium && saved > 0 && <p className="fs-6 text-success">Member prices save you {formatSaving(saved)}.</p>}
        <p className="visually-hidden" role="status">
          {ready ? `Total ${formatSgd(due)}` : 'Calculating the total'}
        </p>
        <CodeBox cart={cart} />
        {unused && confirmed.discountCode && (
          <p className="small">
            {confirmed.discountCode} takes nothing off your total. {unused}
          </p>
        )}
        {!premium && !brief && <PremiumOffer calculated={calculated} onAdd={() => heading.current?.focus()} />}
        {children}
      </Card>
    </>
  )
}

type SummaryLinesProps = { cart: Cart; calculated: CartCalculated; premium: boolean }

/** The items of a cart, one line each, next to the payment. */
function SummaryLines({ cart, calculated, premium }: SummaryLinesProps) {
  const id = useId()
  const titleOf = useItemTitle()
  return (
    <ul className="cart-brief">
      {cart.items.map((item, index) => {
        const line = lineOf(calculated, item)
        const total = line && lineTotal(line, premium)
        return (
          <li key={itemKey(item)} aria-labelledby={`${id}-${index}`}>
            <span className="text-break">
              {item.quantity > 1 && `${item.quantity} × `}
              <span id={`${id}-${index}`}>{titleOf(item)}</span>
              {item.variation && <span className="cart-detail d-block">{item.variation}</span>}
            </span>
            <span className="num text-end flex-shrink-0">{total !== undefined && formatPrice(total)}</span>
          </li>
        )
      })}
    </ul>
  )
}
