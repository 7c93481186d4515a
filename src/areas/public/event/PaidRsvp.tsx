import { useMemo, useState } from 'react'
import { object, string } from 'yup'
import { CardPayment } from '@/components/CardPayment'
import { NewUserFields, newUserSchema, noNewUser, toNewUser } from '@/components/password/NewUserFields'
import { RefundRule } from '@/components/events/RefundRule'
import { payInForm } from '@/components/payment/payInForm'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { rsvpTexts } from '@/components/payment/paymentTexts'
import { usePaymentCard } from '@/components/payment/usePaymentCard'
import { usePayment } from '@/components/payment/usePayment'
import type { CommunityEvent, Shape } from '@/contract/types'
import { personName } from '@/domain/account/personName'
import { formatSgd, toCents } from '@/lib/money/money'
import { useAppDispatch, useUser } from '@/store/hooks'
import { rsvpAdapter } from '@/store/payment/rsvp'
import { rsvpKey } from '@/store/payment/rsvpKey'
import { confirmRsvp, describeRsvpError } from '@/store/payment/rsvpRequest'
import { isUndecided, mayPay } from '@/store/payment/types'
import { Form, SubmitButton } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/fields/RadioField'

type Props = {
  event: CommunityEvent
  price: Shape<'EventPrice'>
  signedIn: boolean
  /** False: the RSVPs are closed, and only the outcome of the payment is shown. */
  isOpen: boolean
  hasStatus: boolean
}

const initial = { ...noNewUser, ticket: 'event' }
const ticketOnly = object({ ticket: string() })
const withNewUser = newUserSchema.concat(ticketOnly)

/** RSVP to a paid event: shows the refund rule before payment; one payment per intent. */
export function PaidRsvp({ event, price, signedIn, isOpen, hasStatus }: Props) {
  const { eventId } = event
  const dispatch = useAppDispatch()
  const user = useUser()
  const name = personName({ firstName: user?.firstName, lastName: user?.lastName }) || undefined
  // Creating an account must not change the key during its own payment.
  const [userId] = useState(user?.userId)
  const adapter = useMemo(() => rsvpAdapter(userId), [userId])
  const { payment, state } = usePayment(rsvpKey(eventId, userId), adapter)
  const card = usePaymentCard()
  const cents = { event: toCents(price.amount), premium: toCents(price.amountWithPremium) }
  const membership =
    price.addPremiumPrice === undefined
      ? 'plus the membership'
      : `plus the membership at ${formatSgd(toCents(price.addPremiumPrice))}`
  const offersPremium = price.amountWithPremium !== undefined

  const pay = ({ ticket, ...values }: typeof initial) => {
    const addPremium = offersPremium && ticket === 'premium'
    return payInForm(payment, {
      confirmPrice: () =>
        dispatch(
          confirmRsvp({ eventId, addPremium, visitor: !signedIn, shown: addPremium ? cents.premium : cents.event }),
        ),
      card: card.read,
      ...(!signedIn && { payload: toNewUser(values) }),
      describeError: describeRsvpError,
    })
  }

  return (
    <>
      {isOpen && <RefundRule event={event} />}
      {hasStatus && <PaymentStatus payment={payment} state={state} texts={rsvpTexts} />}
      {isOpen && !isUndecided(state) && state.step !== 'paid' && (
        <Form
          label="RSVP"
          initial={initial}
          schema={signedIn ? ticketOnly : withNewUser}
          draftKey={`rsvp-${eventId}`}
          // `PaymentStatus` reports an unknown outcome from the payment's records, which a visitor can't read.
          doubt={signedIn ? null : undefined}
          onSubmit={pay}
        >
          {({ values: { ticket } }) => (
            <>
              {offersPremium && (
                <RadioField
                  name="ticket"
                  label="Choose your ticket"
                  asCards
                  options={[
                    { value: 'event', label: 'This event', hint: formatSgd(cents.event) },
                    {
                      value: 'premium',
                      label: 'This event and Premium membership',
                      hint: `${formatSgd(cents.premium)}: the event at its member price, ${membership}`,
                    },
                  ]}
                />
              )}
              {!signedIn && <NewUserFields purpose="your RSVP" />}
              <CardPayment handle={card.handle} maySave={false} name={name} disabled={!mayPay(state)} />
              <SubmitButton variant="cta" wide why={card.why} data-track="pay-rsvp">
                Pay {formatSgd(ticket === 'premium' && offersPremium ? cents.premium : cents.event)}
              </SubmitButton>
            </>
          )}
        </Form>
      )}
    </>
  )
}
