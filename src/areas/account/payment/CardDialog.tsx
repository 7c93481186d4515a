import { useId, useRef } from 'react'
import { useGetMeQuery } from '@/api/profile'
import { fullName } from '@/components/accountLabel'
import { CardPayment, type CardHandle } from '@/components/CardPayment'
import { cardName } from '@/components/payment/cardName'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cardTexts } from '@/components/payment/paymentTexts'
import type { Shape } from '@/contract/types'
import { useAppDispatch } from '@/store/hooks'
import { confirmCards, type CardFacts, type CardPayload, type CardReceipt } from '@/store/payment/card'
import type { Payment } from '@/store/payment/payment'
import { isUndecided, mayPay, type PaymentBlocker, type PaymentState } from '@/store/payment/types'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'

type PaymentMethod = Shape<'PaymentMethod'>
export type CardChange = Payment<CardFacts, CardReceipt, CardPayload>
type Props = {
  change: CardChange
  state: PaymentState<CardReceipt>
  /** The card to replace; if omitted, a card is added. */
  instead?: PaymentMethod
  onClose: () => void
}

/** Card form that adds a card or replaces another in one step (T8.3). */
export function CardDialog({ change, state, instead, onClose }: Props) {
  const id = useId()
  const dispatch = useAppDispatch()
  const { data: me } = useGetMeQuery()
  const handle = useRef<CardHandle>(null)
  const busy = !mayPay(state) && !isUndecided(state)
  const send = () =>
    void change.pay({
      confirmPrice: async () => (me ? dispatch(confirmCards(instead?.id ?? null)) : { blocker: noProfile }),
      card: async () => (await handle.current?.read()) ?? { blocker: notReady },
      ...(me && { payload: { ...me, name: fullName(me) } }),
      describeError: ({ message }) => Promise.resolve({ kind: 'declined', title: failed(instead), text: message }),
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
            <Button type="submit" form={id} busy={busy}>
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
              The new card takes its place in one step
              {(instead.subscriptionsCount ?? 0) > 0 && ' and pays your subscriptions from then on'}. If it is declined,
              the old one stays.
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
            <CardPayment handle={handle} maySave={false} name={me && fullName(me)} disabled={busy} />
          </form>
        </>
      )}
    </Dialog>
  )
}

const notReady: PaymentBlocker = {
  title: 'The card form is not ready',
  text: 'Please wait until it has loaded, then try again.',
}

const noProfile: PaymentBlocker = {
  title: 'Your profile is still loading',
  text: 'Nothing was sent. Please try again in a moment.',
}

const failed = (instead: PaymentMethod | undefined) =>
  instead ? 'The card was not replaced; the old one is still in place' : 'The card was not added'
