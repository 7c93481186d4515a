import { SignInLink } from '@/components/links/SignInLink'
import { formatSgd, type Cents } from '@/lib/money/money'
import type { PaymentBlocker } from '@/store/payment/types'
import { Alert } from '@/ui/feedback/Alert'
import './paymentStatus.scss'

type Props = { blocker: PaymentBlocker }

/** Why nothing was sent or charged, and how to fix it. */
export function BlockerAlert({ blocker }: Props) {
  const { kind, title, text, totals } = blocker
  const isMild = kind === 'changed' || kind === 'elsewhere' || kind === 'empty'
  return (
    <Alert
      kind={isMild ? 'warning' : 'danger'}
      live
      title={title}
      actions={kind === 'session' && <SignInLink size="sm" variant="outline-secondary" />}
    >
      <p>{text}</p>
      {totals && (
        <dl className="payment-status-changed">
          <Change term="Total" of={totals.total} />
          {totals.topUp[0] !== totals.topUp[1] && <Change term="Including membership" of={totals.topUp} />}
        </dl>
      )}
    </Alert>
  )
}

function Change({ term, of: [before, now] }: { term: string; of: [Cents, Cents] }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">
        <s>
          <span className="visually-hidden">before </span>
          {formatSgd(before)}
        </s>{' '}
        <span aria-hidden="true">→</span> <span className="visually-hidden">now </span>
        <strong>{formatSgd(now)}</strong>
      </dd>
    </div>
  )
}
