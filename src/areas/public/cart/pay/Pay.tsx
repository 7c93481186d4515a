import { useEffect, useId, useRef, type FormEvent } from 'react'
import { CardPayment, type ChosenCard } from '@/components/CardPayment'
import { Link } from '@/components/links/Link'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cartTexts } from '@/components/payment/paymentTexts'
import { usePaymentCard } from '@/components/payment/usePaymentCard'
import { SiteLink } from '@/components/links/SiteLink'
import type { CartCalculated, Order, Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { amountDue, paysPremium } from '@/domain/cart/pricing'
import { formatSgd } from '@/lib/money/money'
import { useAppDispatch, useAppSelector, useIsPremium, useUser } from '@/store/hooks'
import { cardNotReady } from '@/store/payment/blockers'
import type { CartFacts } from '@/store/payment/cartFacts'
import { cartKind, confirmCart, describeCartError } from '@/store/payment/cartRequest'
import type { Payment } from '@/store/payment/paymentMachine'
import { mayPay, type PaymentState } from '@/store/payment/types'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useShown } from '@/ui/hooks/useShown'
import { cardName } from '@/components/cardName'
import { BuyerChoice } from '../BuyerChoice'
import { CartBar } from '../CartBar'
import { saveCard } from './saveCard'
import { useBuyer } from '../useBuyer'

type Props = {
  payment: Payment<CartFacts, Order>
  state: PaymentState<Order>
  /** The figures currently displayed. */
  calculated: CartCalculated
}

/** Buyer, card, and the pay button with the amount. */
export function Pay({ payment, state, calculated }: Props) {
  const dispatch = useAppDispatch()
  const card = usePaymentCard()
  const heading = useRef<HTMLHeadingElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const id = useId()
  // The button that led here unmounted, and the focus was lost with it.
  useEffect(() => heading.current?.focus(), [])
  // Scrolls to the message, then to the focused element: on wide screens the message moves the button down.
  useEffect(() => {
    if (state.step !== 'blocked' && state.step !== 'notPaid') return
    for (const shown of [status.current, document.activeElement]) shown?.scrollIntoView?.({ block: 'nearest' })
  }, [state])
  const cart = useAppSelector(({ cart: { confirmed } }) => confirmed)
  const user = useUser()
  const isMember = useIsPremium()
  const buyer = useBuyer()
  const due = amountDue(calculated, paysPremium(cart, isMember))
  const kind = cartKind(cart, buyer.teamId)
  const usual = kind === 'india' ? (buyer.cards?.find(({ isDefault }) => isDefault) ?? buyer.cards?.[0]) : undefined
  const needsCard = due > 0 && !usual
  const why = buyer.why ?? (needsCard ? card.why : undefined)
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const isPaying = !mayPay(state)

  const isShown = useShown()
  const read = async () => {
    // Whether a card is needed or not, nothing is charged if the buyer went back while the price was being checked.
    if (!isShown()) return { blocker: cardNotReady }
    if (!needsCard) return { source: null }
    const answer = await card.read()
    if ('blocker' in answer) return answer
    spare.current = answer
    return { source: kind === 'india' ? null : answer.source }
  }
  // The card chosen for this attempt, even if the choice changes while the payment is in flight.
  const spare = useRef<ChosenCard>(undefined)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    if (why) return
    const { teamId } = buyer
    void payment.pay({
      confirmPrice: () => dispatch(confirmCart(calculated, teamId)),
      card: read,
      describeError: (error) => dispatch(describeCartError(calculated, error)),
      ...(kind === 'india' && needsCard
        ? {
            authenticate: (secret: string) => card.authenticate(secret, spare.current?.save ?? false),
          }
        : {}),
      onPaid: () => {
        if (kind !== 'india' && spare.current?.save && spare.current.spare)
          void dispatch(saveCard(spare.current.spare, teamId))
      },
    })
  }

  return (
    <>
      <Card className="cart-payment">
        <form id={id} aria-label="Payment" noValidate onSubmit={pay}>
          <h2 ref={heading} className="cart-heading mb-3 fs-4" tabIndex={-1}>
            Payment
          </h2>
          <BuyerChoice buyer={buyer} disabled={isPaying} />
          {due === 0 && <p>There’s nothing to pay, so you don’t need a card.</p>}
          {usual && due > 0 && <UsualCard card={usual} />}
          {needsCard &&
            (buyer.cards === undefined ? (
              <Skeleton shape="form" rows={2} label="Loading your cards" />
            ) : (
              <CardPayment
                key={buyer.teamId ?? 'personal'}
                handle={card.handle}
                saved={kind === 'india' ? [] : buyer.cards}
                name={name}
                disabled={isPaying}
              />
            ))}
          <div ref={status} className="cart-status">
            <PaymentStatus payment={payment} state={state} texts={cartTexts} />
          </div>
          <p className="small text-body-secondary mb-0">
            By paying, you agree to the <SiteLink to={paths.terms}>terms of use</SiteLink>. Subscriptions renew until
            you cancel them under <Link to={paths.account.billing}>Billing</Link>.
          </p>
        </form>
      </Card>
      <CartBar due={due}>
        {state.step !== 'authenticating' && (
          <Button type="submit" form={id} variant="cta" size="lg" wide busy={isPaying} why={why} data-track="pay">
            {due === 0 ? 'Complete order' : `Pay ${formatSgd(due)}`}
          </Button>
        )}
      </CartBar>
    </>
  )
}

/** India plans are charged to the default card; the server accepts no other. */
function UsualCard({ card }: { card: Shape<'PaymentMethod'> }) {
  return (
    <p>
      We’ll charge <strong>{cardName(card)}</strong>.{' '}
      <Link to={paths.account.payment} className="text-nowrap">
        Change
      </Link>
    </p>
  )
}
