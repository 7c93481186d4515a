import type { ReactNode } from 'react'
import { SignInLink } from '@/components/links/SignInLink'
import { SiteButton } from '@/components/links/SiteButton'
import { paths } from '@/domain/navigation/paths'
import { formatSgd } from '@/lib/money/money'
import { useIsSignedIn } from '@/store/hooks'
import type { Attempt, PaymentState } from '@/store/payment/types'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { BlockerAlert } from './BlockerAlert'
import { PaymentDetails } from './PaymentDetails'
import { paymentTexts, statusTitle, type PaymentTexts } from './paymentTexts'

type Props = {
  /** The payment, or the part of it that the buttons need. */
  payment: {
    resume: () => Promise<void>
    cancel: () => Promise<void>
    recheck: () => Promise<void>
    close: () => void
  }
  state: PaymentState<unknown>
  texts?: PaymentTexts
  /** Without an alert box and its title, which the page shows itself. */
  plain?: boolean
}

/** Message and actions for every state of a payment. Renders nothing if there is nothing to say. */
export function PaymentStatus({ payment, state, texts = paymentTexts, plain = false }: Props) {
  const signedIn = useIsSignedIn()
  const title = statusTitle(state, texts)
  const undecided = (text: ReactNode, actions: ReactNode, kind: 'info' | 'warning' = 'warning') => {
    const details = 'attempt' in state && (
      <PaymentDetails attempt={state.attempt} orderId={state.step === 'unknown' ? state.orderId : undefined} />
    )
    if (!plain)
      return (
        <Alert kind={kind} live title={title} actions={actions}>
          <p>{text}</p>
          {details}
        </Alert>
      )
    return (
      <>
        <p role="status">{text}</p>
        {details}
        {actions && <div className="actions mt-3">{actions}</div>}
      </>
    )
  }
  switch (state.step) {
    case 'blocked':
      return <BlockerAlert blocker={state.blocker} />
    case 'notPaid': {
      const { title, text } = state.isCertain ? texts.notPaid : texts.notSeen
      return (
        <Alert kind="info" live title={title}>
          {reasonOf(state.attempt)}
          {text}
        </Alert>
      )
    }
    case 'authenticating':
      return (
        <Alert kind="info" live title="Confirm with your bank">
          Confirm the payment in your bank’s window. Keep this page open until then.
        </Alert>
      )
    case 'awaitingBank':
      return undecided(
        `You haven’t been charged ${formatSgd(state.attempt.cents)} yet. We’ll charge your card once you confirm with your bank.`,
        <>
          <Button size="sm" onClick={() => void payment.resume()}>
            Continue with your bank
          </Button>
          <Button size="sm" variant="outline-secondary" onClick={() => void payment.cancel()}>
            Cancel payment
          </Button>
        </>,
      )
    case 'refused':
      return (
        <Alert kind="warning" live>
          {sentence(state.text)} {texts.refused}
        </Alert>
      )
    case 'checking':
      return undecided(
        reasonOf(state.attempt) + (signedIn ? texts.checking.text : signedOutTexts.checking),
        signedIn ? null : <SignInLink size="sm" />,
        'info',
      )
    case 'unknown':
      return undecided(
        reasonOf(state.attempt) +
          (signedIn ? (state.closable ? texts.gone : texts.unknown).text : signedOutTexts.unknown),
        <>
          {signedIn ? (
            <Button size="sm" onClick={() => void payment.recheck()}>
              Check again
            </Button>
          ) : (
            <SignInLink size="sm" />
          )}
          {signedIn && texts.records && (
            <Button size="sm" variant="outline-secondary" to={texts.records.to}>
              {texts.records.label}
            </Button>
          )}
          <SiteButton size="sm" variant="link" to={paths.contact}>
            Contact us
          </SiteButton>
          {state.closable && (
            <Button size="sm" variant="quiet" onClick={payment.close}>
              Dismiss
            </Button>
          )}
        </>,
      )
    case 'paid':
      return (
        <Alert kind="success" live title={texts.paid.title}>
          {texts.paid.text}
        </Alert>
      )
    default:
      return null
  }
}

/** For visitors, who must sign in before the records of the payment can be read. */
const signedOutTexts = {
  checking:
    'We didn’t get a clear answer. Please don’t pay again for 2 minutes: until then your payment may still go through. To find out, sign in with the address you used, and we’ll check.',
  unknown: 'Sign in with the address you used, and we’ll check. Please don’t pay again until then.',
}

const sentence = (text: string) => text.replace(/\.?$/, '.')

/** The server's message about the payment, if there is one. */
function reasonOf({ error }: Attempt): string {
  return error && typeof error.status === 'number' && error.status < 500 ? `${sentence(error.message)} ` : ''
}
