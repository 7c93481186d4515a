import { useEffect, useMemo, useState } from 'react'
import { PlusLg } from 'react-bootstrap-icons'
import { useListPaymentMethodsQuery } from '@/api/stripe'
import { useListMySubscriptionsQuery } from '@/api/subscriptions'
import { ActionNeeded } from '@/components/account/ActionNeeded'
import { cardName } from '@/components/payment/cardName'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cardTexts } from '@/components/payment/paymentTexts'
import { usePayment } from '@/components/payment/usePayment'
import { useServerNow } from '@/components/useServerNow'
import type { Shape } from '@/contract/types'
import { useAppSelector } from '@/store/hooks'
import { cardAdapter, cardKey } from '@/store/payment/card'
import { loadStripeJs } from '@/store/payment/stripe'
import { isUndecided } from '@/store/payment/types'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CardDialog } from './CardDialog'
import { CardRow } from './CardRow'
import './payment.scss'

type PaymentMethod = Shape<'PaymentMethod'>

/** The member's saved cards: what is charged to each; add, replace, remove. */
export default function Payment() {
  const cards = useListPaymentMethodsQuery()
  const { data: subscriptions = [] } = useListMySubscriptionsQuery()
  const now = useServerNow()
  const [entering, setEntering] = useState<{ instead?: PaymentMethod }>()
  const [said, setSaid] = useState<string>()
  const { change, state } = useCardChange()
  useEffect(() => {
    if (state.step !== 'paid') return
    const card = state.receipt?.card ? cardName(state.receipt.card) : 'Your card'
    const { instead } = entering ?? {}
    setSaid(instead ? `${card} has taken the place of ${cardName(instead)}.` : `${card} was added.`)
    setEntering(undefined)
    change.dismiss()
  }, [state, entering, change])
  const enter = (instead?: PaymentMethod) => {
    setSaid(undefined)
    setEntering(instead ? { instead } : {})
  }
  const add = (
    <Button
      icon={<PlusLg aria-hidden />}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadStripeJs()}
      onClick={() => enter()}
    >
      Add a card
    </Button>
  )
  return (
    <Page
      title="Payment method"
      lead="The cards that pay what you buy and your renewals."
      actions={cards.data?.length ? add : undefined}
    >
      {isUndecided(state) && !entering && <PaymentStatus payment={change} state={state} texts={cardTexts} />}
      <ActionNeeded subscriptions={subscriptions} cards={cards.data ?? []} now={now} />
      {said && (
        <Alert kind="success" live>
          {said}
        </Alert>
      )}
      <QueryBoundary
        query={cards}
        errorTitle="Your cards could not be loaded"
        skeleton={<Skeleton shape="card" rows={3} label="Loading your cards" />}
        empty={
          <Card>
            <EmptyState title="No card is saved" drawing="papers" action={add}>
              Save a card to renew your subscriptions and to pay with fewer steps.
            </EmptyState>
          </Card>
        }
      >
        {(all) => (
          <ul className="plain pay-cards" aria-label="Saved cards">
            {all.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                now={now}
                onReplace={() => enter(card)}
                onRemoved={() => setSaid(`${cardName(card)} was removed.`)}
              />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {entering && (
        <CardDialog
          change={change}
          state={state}
          {...entering}
          onClose={() => {
            change.dismiss()
            setEntering(undefined)
          }}
        />
      )}
    </Page>
  )
}

/** The card change in progress; resumes one whose response was lost. */
function useCardChange() {
  const userId = useAppSelector(({ auth }) => auth.user?.userId) ?? ''
  const adapter = useMemo(() => cardAdapter(userId), [userId])
  // The dialog holds the lock itself.
  const { payment, state } = usePayment(cardKey(userId), adapter, { locks: false })
  return { change: payment, state }
}
