import { useRef, useState } from 'react'
import { object, string } from 'yup'
import { CardPayment, type CardHandle } from '@/components/CardPayment'
import { NewUserFields, newUserSchema, noNewUser, toNewUser } from '@/components/NewUserFields'
import { attempts } from '@/components/payment/attempts'
import { mayPay } from '@/components/payment/states'
import { usePayment } from '@/components/payment/usePayment'
import { RefundRule } from '@/components/events/RefundRule'
import type { CommunityEvent, Shape } from '@/contract/types'
import { formatSgd, toCents } from '@/lib/money'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Form } from '@/ui/form/Form'
import { RadioField } from '@/ui/form/RadioField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { RsvpPayment } from './RsvpPayment'
import { bringAlong, makeRsvpFlow, rsvpKey } from './rsvpFlow'
import { explainRefusal, lastLook } from './lastLook'

type Props = { event: CommunityEvent; price: Shape<'EventPrice'>; signedIn: boolean }

const initial = { ...noNewUser, ticket: 'event' }
const ticketOnly = object({ ticket: string() })
const withNewUser = newUserSchema.concat(ticketOnly)

/** A paid RSVP: what comes back is told before anything is paid; one payment for one wish (T5.1). */
export function PaidRsvp({ event, price, signedIn }: Props) {
  const { eventId } = event
  const dispatch = useAppDispatch()
  const userId = useAppSelector(({ auth }) => auth.user?.userId)
  const name = useAppSelector(({ auth: { user } }) => (user ? `${user.firstName} ${user.lastName}`.trim() : undefined))
  // A visitor's open payment goes on under its own key after signing in; a new account must not change it half-way.
  const [key] = useState(() => {
    const visitors = rsvpKey(eventId, undefined)
    return attempts.read(visitors) ? visitors : rsvpKey(eventId, userId)
  })
  const [flow] = useState(() => makeRsvpFlow(key))
  const { payment, state } = usePayment(key, flow)
  const card = useRef<CardHandle>(null)
  const cents = { event: toCents(price.amount), premium: toCents(price.amountWithPremium) }
  const offersPremium = price.amountWithPremium !== undefined

  const pay = async ({ ticket, ...values }: typeof initial) => {
    const addPremium = offersPremium && ticket === 'premium'
    bringAlong(key, signedIn ? undefined : toNewUser(values))
    await payment.pay({
      prepare: () =>
        dispatch(
          lastLook({ eventId, addPremium, visitor: !signedIn, shown: addPremium ? cents.premium : cents.event }),
        ),
      card: async () =>
        (await card.current?.read()) ?? {
          stop: {
            title: 'The card form is not ready',
            text: 'Please wait a moment and try again. Nothing was charged.',
          },
        },
      explain: explainRefusal,
    })
  }

  return (
    <>
      <RefundRule event={event} />
      <RsvpPayment state={state} payment={payment} signedIn={signedIn} />
      {(mayPay(state) || state.step === 'tokenising' || state.step === 'sent' || state.step === 'asking') && (
        <Form
          label="RSVP"
          initial={initial}
          schema={signedIn ? ticketOnly : withNewUser}
          draftKey={`rsvp-${eventId}`}
          onSubmit={pay}
        >
          {({ values: { ticket } }) => (
            <>
              {offersPremium && (
                <RadioField
                  name="ticket"
                  label="What would you like?"
                  asCards
                  options={[
                    { value: 'event', label: 'This event', hint: formatSgd(cents.event) },
                    {
                      value: 'premium',
                      label: 'This event and premium membership',
                      hint: `${formatSgd(cents.premium)}: the event at its premium price, the membership ${formatSgd(toCents(price.addPremiumPrice))}`,
                    },
                  ]}
                />
              )}
              {!signedIn && <NewUserFields purpose="your RSVP" />}
              <CardPayment handle={card} maySave={false} name={name} disabled={!mayPay(state)} />
              <SubmitButton variant="cta" wide data-track="pay-rsvp">
                Pay {formatSgd(ticket === 'premium' && offersPremium ? cents.premium : cents.event)}
              </SubmitButton>
            </>
          )}
        </Form>
      )}
    </>
  )
}
