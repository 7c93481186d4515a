import { useId, useRef, useState } from 'react'
import { useGetMeQuery } from '@/api/profile'
import {
  useAddStripeCustomerSourceMutation,
  useListPaymentMethodsQuery,
  useReplacePaymentMethodMutation,
  useSaveStripeCustomerMutation,
} from '@/api/stripe'
import { fullName } from '@/components/accountLabel'
import { CardPayment, type CardHandle } from '@/components/CardPayment'
import { cardName } from '@/components/payment/cardName'
import type { Shape, User } from '@/contract/types'
import { Alert } from '@/ui/feedback/Alert'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { messageOf } from '@/ui/feedback/ErrorState'

type PaymentMethod = Shape<'PaymentMethod'>
type Props = {
  /** The card whose place the new one takes; without it one is added. */
  instead?: PaymentMethod
  onClose: () => void
  onDone: (said: string) => void
}

/** Entering a card, to add it or to put it in the place of another in one step (T8.3). */
export function CardDialog({ instead, onClose, onDone }: Props) {
  const id = useId()
  const { data: me } = useGetMeQuery()
  const { refetch } = useListPaymentMethodsQuery()
  const save = useSaveCard(me, instead)
  const handle = useRef<CardHandle>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ title: string; text: string }>()

  const send = async () => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const outcome = await attempt(async () => {
      const card = await handle.current?.read()
      if (!card || 'stop' in card) return { said: undefined, stop: card?.stop ?? notReady }
      return { said: await save(card.source), stop: undefined }
    })
    setBusy(false)
    if (!outcome.ok) {
      // Whatever became of it: the list below shows what the server has.
      void refetch()
      return setFailure({ title: failed(instead), text: messageOf(outcome.error) ?? 'Please try again.' })
    }
    const { said, stop } = outcome.answer
    if (said === undefined) return setFailure(stop)
    onDone(said)
    onClose()
  }

  return (
    <Dialog
      title={instead ? `Replace ${cardName(instead)}` : 'Add a card'}
      onClose={onClose}
      locked={busy}
      actions={
        <>
          <Button variant="outline-secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {instead ? 'Replace card' : 'Add card'}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert kind="danger" live title={failure.title}>
          {failure.text}
        </Alert>
      )}
      {instead && (
        <p>
          The new card takes its place in one step
          {(instead.subscriptionsCount ?? 0) > 0 && ' and pays your subscriptions from then on'}. If it is declined, the
          old one stays.
        </p>
      )}
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <CardPayment handle={handle} maySave={false} name={me && fullName(me)} disabled={busy} />
      </form>
    </Dialog>
  )
}

const notReady = { title: 'The card form is not ready', text: 'Please wait until it has been loaded, then try again.' }

const failed = (instead: PaymentMethod | undefined) =>
  instead ? 'The card was not replaced; the old one is still in place' : 'The card was not added'

/** Sends the token to where it belongs: in the place of a card, to the payment customer, or with a new customer. */
function useSaveCard(me: User | undefined, instead: PaymentMethod | undefined) {
  const [replace] = useReplacePaymentMethodMutation()
  const [addSource] = useAddStripeCustomerSourceMutation()
  const [saveCustomer] = useSaveStripeCustomerMutation()
  return async (token: string): Promise<string> => {
    if (instead) {
      const card = await replace({ id: instead.id, body: { token } }).unwrap()
      return `${cardName(card)} has taken the place of ${cardName(instead)}.`
    }
    if (!me) throw new Error('Your profile has not been loaded yet. Please try again in a moment.')
    const { userId, email, stripeCustomerId } = me
    if (stripeCustomerId) {
      const card = await addSource({ id: stripeCustomerId, body: { token } }).unwrap()
      return `${cardName(card)} was added.`
    }
    const body = {
      stripe_customer_id: null,
      email,
      token,
      type: 'user' as const,
      id: userId,
      description: fullName(me),
      saveCard: true,
    }
    const { paymentMethods = [], default_source } = await saveCustomer({ customerId: 'new', body }).unwrap()
    const card = paymentMethods.find((one) => one.id === default_source)
    return `${card ? cardName(card) : 'Your card'} was added.`
  }
}
