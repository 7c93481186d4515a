import { useId } from 'react'
import { CardPayment } from '@/components/CardPayment'
import { cardName } from '@/components/cardName'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cardTexts } from '@/components/payment/paymentTexts'
import { usePaymentCard } from '@/components/payment/usePaymentCard'
import type { Shape } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'
import { confirmCards, type CardFacts, type CardOwner, type CardPayload, type CardReceipt } from '@/store/payment/card'
import type { Payment } from '@/store/payment/paymentMachine'
import { isUndecided, mayPay, type PaymentBlocker, type PaymentState } from '@/store/payment/types'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'

type PaymentMethod = Shape<'PaymentMethod'>
export type CardChange = Payment<CardFacts, CardReceipt, CardPayload>
type Props = {
  change: CardChange
  state: PaymentState<CardReceipt>
  owner: CardOwner
  /** The owner of the cards at the provider, needed only to add one; undefined until loaded. */
  holder: CardPayload | undefined
  readHolder: (() => unknown) | undefined
  /** The name on a new card. */
  name: string | undefined
  /** The card to replace; if omitted, a card is added. */
  instead?: PaymentMethod
  onClose: () => void
}

/** Card form that adds a card or replaces another in one step. */
export function CardDialog({ change, state, owner, holder, readHolder, name, instead, onClose }: Props) {
  const id = useId()
  const dispatch = useAppDispatch()
  const card = usePaymentCard()
  const busy = !mayPay(state) && !isUndecided(state)
  const confirm = async () => {
    if (holder || instead) return dispatch(confirmCards(owner, instead?.id ?? null))
    readHolder?.()
    return { blocker: noProfile }
  }
  const send = () =>
    void change.pay({
      confirmPrice: confirm,
      card: card.read,
      ...(holder && { payload: holder }),
      describeError: ({ message }) => Promise.resolve({ title: failed(instead), text: message }),
    })

  return (
    <Dialog
      title={instead ? `Replace ${cardName(instead)}` : 'Add a card'}
      onClose={onClose}
      locked={busy}
      actions={
        <>
          <Button variant="outline-secondary" disabled={busy} onClick={onClose}>
            {isUndecided(state) ? 'Close' : 'Cancel'}
          </Button>
          {!isUndecided(state) && (
            <Button type="submit" form={id} busy={busy} why={card.why}>
              {instead ? 'Replace card' : 'Add card'}
            </Button>
          )}
        </>
      }
    >
      <PaymentStatus payment={change} state={state} texts={cardTexts} />
      {!isUndecided(state) && (
        <>
          {instead && (
            <p>
              The new card replaces this one
              {(instead.subscriptionsCount ?? 0) > 0 && ' and pays for your subscriptions'}. If it’s declined, we’ll
              keep the old one.
            </p>
          )}
          <form
            id={id}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              send()
            }}
          >
            <CardPayment handle={card.handle} maySave={false} name={name} disabled={busy} />
          </form>
        </>
      )}
    </Dialog>
  )
}

const noProfile: PaymentBlocker = {
  title: 'Your account hasn’t loaded yet',
  text: 'Nothing was sent. Please try again in a moment.',
}

const failed = (instead: PaymentMethod | undefined) =>
  instead ? 'The card wasn’t replaced. Your old card is still saved' : 'The card wasn’t added'
