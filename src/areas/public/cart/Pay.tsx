import { useEffect, useRef, useState, type FormEvent } from 'react'
import { CardPayment, type CardHandle, type ChosenCard } from '@/components/CardPayment'
import { Link } from '@/components/Link'
import type { Payment } from '@/components/payment/payment'
import { mayPay, type PaymentState } from '@/components/payment/states'
import type { CartCalculated, Order } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { amountDue, paysPremium } from '@/domain/cart/pricing'
import { formatSgd } from '@/lib/money'
import { selectIsPremium, selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BuyerChoice } from './BuyerChoice'
import type { CartFacts } from './cartFlow'
import { PaymentNotice } from './PaymentNotice'
import { explainRefusal, kindOf, prepareCart } from './prepare'
import { saveCard } from './saveCard'
import { useBuyer } from './useBuyer'
import { UsualCard } from './UsualCard'

type Props = {
  payment: Payment<CartFacts, Order>
  state: PaymentState<Order>
  /** The figures that are on the screen. */
  calculated: CartCalculated
}

/** Who pays, with which card, and the button that says how much. */
export function Pay({ payment, state, calculated }: Props) {
  const dispatch = useAppDispatch()
  const card = useRef<CardHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here has gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  const cart = useAppSelector(({ cart: { confirmed } }) => confirmed)
  const user = useAppSelector(selectUser)
  const isMember = useAppSelector(selectIsPremium)
  const buyer = useBuyer()
  const [chosen, setChosen] = useState<ChosenCard>()
  const due = amountDue(calculated, paysPremium(cart, isMember))
  const kind = kindOf(cart, buyer.teamId)
  const usual = kind === 'india' ? (buyer.cards?.find(({ isDefault }) => isDefault) ?? buyer.cards?.[0]) : undefined
  const needsCard = due > 0 && !usual
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const under = !mayPay(state)

  const read = async () => {
    if (!needsCard) return { source: null }
    const answer = (await card.current?.read()) ?? {
      stop: { title: 'The card form is not ready', text: 'Please try again.' },
    }
    if ('stop' in answer) return answer
    setChosen(answer)
    spare.current = answer
    return { source: kind === 'india' ? null : answer.source }
  }
  // What was chosen for this attempt, whatever is chosen while it is under way.
  const spare = useRef<ChosenCard>(undefined)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    if (buyer.why) return
    const { teamId } = buyer
    void payment.pay({
      prepare: () => dispatch(prepareCart(calculated, teamId)),
      card: read,
      explain: (error) => dispatch(explainRefusal(calculated, error)),
      ...(kind === 'india' && needsCard
        ? {
            confirm: (secret: string) =>
              card.current?.answerBank(secret, spare.current?.save ?? false) ?? Promise.resolve('lost'),
          }
        : {}),
      afterwards: () => {
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
      <PaymentNotice state={state} withSaved={chosen?.isSaved ?? false} />
      {state.step !== 'asking' && (
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
