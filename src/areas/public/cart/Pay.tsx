import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CardPayment, type CardHandle, type ChosenCard } from '@/components/CardPayment'
import { Link } from '@/components/Link'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cartTexts } from '@/components/payment/paymentTexts'
import type { CartCalculated, Order } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { amountDue, paysPremium } from '@/domain/cart/pricing'
import { formatSgd } from '@/lib/money'
import { selectIsPremium, selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { CartFacts } from '@/store/payment/cart'
import { cartKind, confirmCart, describeCartError } from '@/store/payment/cartRequest'
import type { Payment } from '@/store/payment/payment'
import { mayPay, type PaymentState } from '@/store/payment/types'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BuyerChoice } from './BuyerChoice'
import { saveCard } from './saveCard'
import { useBuyer } from './useBuyer'
import { UsualCard } from './UsualCard'

type Props = {
  payment: Payment<CartFacts, Order>
  state: PaymentState<Order>
  /** The figures currently displayed. */
  calculated: CartCalculated
}

/** Buyer, card, and the pay button with the amount. */
export function Pay({ payment, state, calculated }: Props) {
  const dispatch = useAppDispatch()
  const card = useRef<CardHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here unmounted, and the focus was lost with it.
  useEffect(() => heading.current?.focus(), [])
  const cart = useAppSelector(({ cart: { confirmed } }) => confirmed)
  const user = useAppSelector(selectUser)
  const isMember = useAppSelector(selectIsPremium)
  const buyer = useBuyer()
  const [chosen, setChosen] = useState<ChosenCard>()
  const due = amountDue(calculated, paysPremium(cart, isMember))
  const kind = cartKind(cart, buyer.teamId)
  const usual = kind === 'india' ? (buyer.cards?.find(({ isDefault }) => isDefault) ?? buyer.cards?.[0]) : undefined
  const needsCard = due > 0 && !usual
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const under = !mayPay(state)

  const read = async () => {
    if (!needsCard) return { source: null }
    const answer = (await card.current?.read()) ?? {
      blocker: { title: 'The card form is not ready', text: 'Nothing was sent. Please try again.' },
    }
    if ('blocker' in answer) return answer
    setChosen(answer)
    spare.current = answer
    return { source: kind === 'india' ? null : answer.source }
  }
  // The card chosen for this attempt, even if the choice changes while the payment is in flight.
  const spare = useRef<ChosenCard>(undefined)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    if (buyer.why) return
    const { teamId } = buyer
    void payment.pay({
      confirmPrice: () => dispatch(confirmCart(calculated, teamId)),
      card: read,
      describeError: (error) => dispatch(describeCartError(calculated, error)),
      ...(kind === 'india' && needsCard
        ? {
            authenticate: (secret: string) =>
              card.current?.authenticate(secret, spare.current?.save ?? false) ?? Promise.resolve('unknown'),
          }
        : {}),
      onPaid: () => {
        if (kind !== 'india' && spare.current?.save && spare.current.spare)
          void dispatch(saveCard(spare.current.spare, teamId))
      },
    })
  }

  return (
    <form className="cart-payment" aria-label="Payment" noValidate onSubmit={pay}>
      <h3 ref={heading} className="cart-heading" tabIndex={-1}>
        Payment
      </h3>
      <BuyerChoice buyer={buyer} disabled={under} />
      {due === 0 && <p>Nothing is charged: no card is needed.</p>}
      {usual && due > 0 && <UsualCard card={usual} />}
      {needsCard &&
        (buyer.cards === undefined ? (
          <Skeleton shape="form" rows={2} label="Loading your cards" />
        ) : (
          <CardPayment
            key={buyer.teamId ?? 'personal'}
            handle={card}
            saved={kind === 'india' ? [] : buyer.cards}
            name={name}
            disabled={under}
          />
        ))}
      <PaymentStatus payment={payment} state={state} texts={cartTexts} withSavedCard={chosen?.isSaved ?? false} />
      {state.step !== 'authenticating' && (
        <Button type="submit" variant="cta" size="lg" wide busy={under} why={buyer.why} data-track="pay">
          {due === 0 ? 'Complete the order' : `Pay ${formatSgd(due)}`}
        </Button>
      )}
      <p className="small text-body-secondary mt-3 mb-0">
        By paying you agree to the <Link to={paths.terms}>terms of use</Link>. Subscriptions renew until you cancel them
        under <Link to={paths.account.billing}>Billing</Link>.
      </p>
    </form>
  )
}
