import { SignInLink } from '@/components/SignInLink'
import type { Payment } from '@/components/payment/payment'
import type { PaymentState } from '@/components/payment/states'
import type { Shape } from '@/contract/types'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { paths } from '@/domain/navigation/paths'
import { formatSgd } from '@/lib/money'
import type { RsvpFacts } from './rsvpFlow'

type Props = {
  state: PaymentState<Shape<'Rsvp'>>
  payment: Payment<RsvpFacts, Shape<'Rsvp'>>
  signedIn: boolean
}

/** What became of the payment: never a second Pay while that is open (T5.2). */
export function RsvpPayment({ state, payment, signedIn }: Props) {
  switch (state.step) {
    case 'stopped':
      return (
        <Alert
          kind={state.stop.kind === 'changed' || state.stop.kind === 'elsewhere' ? 'warning' : 'danger'}
          live
          title={state.stop.title}
          actions={state.stop.kind === 'session' && <SignInLink size="sm" variant="outline-primary" />}
        >
          {state.stop.text}
        </Alert>
      )
    case 'unpaid':
      return (
        <Alert kind="warning" live title="You have not paid">
          The connection broke, and your RSVP did not arrive. Nothing was charged. You can try again.
        </Alert>
      )
    case 'asking':
      return (
        <Alert kind="info" live title="Your bank asks you to confirm">
          Please answer it in the window that has opened.
        </Alert>
      )
    case 'waiting':
      return (
        <Alert
          kind="warning"
          live
          title="Your bank is still waiting for your answer"
          actions={
            <>
              <Button size="sm" onClick={() => void payment.resume()}>
                Confirm with my bank
              </Button>
              <Button size="sm" variant="outline-secondary" onClick={() => void payment.giveUp()}>
                Do not pay
              </Button>
            </>
          }
        >
          {formatSgd(state.attempt.cents)} has not been charged yet.
        </Alert>
      )
    case 'checking':
      return (
        <Alert kind="info" live title="Finding out what became of your payment">
          The connection broke. Please do not pay again; this takes a few seconds.
        </Alert>
      )
    case 'unknown':
      return (
        <Alert
          kind="warning"
          live
          title="We do not know yet whether you have paid"
          actions={
            <>
              {signedIn ? (
                <Button size="sm" onClick={() => void payment.lookAgain()}>
                  Look again
                </Button>
              ) : (
                <SignInLink size="sm" />
              )}
              {state.closable && (
                <Button size="sm" variant="outline-secondary" onClick={payment.close}>
                  I have not paid
                </Button>
              )}
              <Button size="sm" variant="link" to={paths.contact}>
                Ask us
              </Button>
            </>
          }
        >
          {signedIn
            ? `We do not find your RSVP. If you paid ${formatSgd(state.attempt.cents)}, it is not lost: name the reference ${state.attempt.reference}.`
            : `If it went through, you have an account now and an e-mail about it. Sign in with that address to see. Reference: ${state.attempt.reference}.`}
        </Alert>
      )
    case 'confirmed':
      return (
        <Alert kind="success" live title="Paid. You are going">
          We have sent you the details.
        </Alert>
      )
    default:
      return null
  }
}
