import { CreditCard2Front } from 'react-bootstrap-icons'
import { cardName } from '@/components/payment/cardName'
import type { Shape } from '@/contract/types'
import { cardExpiry } from '@/domain/billing/cardExpiry'
import { formatDate } from '@/lib/dates'
import { Button } from '@/ui/Button'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { RemoveCard } from './RemoveCard'

type Props = {
  card: Shape<'PaymentMethod'>
  now: number
  onReplace: () => void
  onRemoved: () => void
}

const pays = (count: number) => (count === 1 ? 'Pays 1 subscription' : `Pays ${count} subscriptions`)

/** One saved card: brand and number, expiry date, and what is charged to it. */
export function CardRow({ card, now, onReplace, onRemoved }: Props) {
  const { state, lastDay, days } = cardExpiry(card.card, now)
  const name = cardName(card)
  return (
    <li className="card pay-card">
      <CreditCard2Front aria-hidden size={28} className="text-primary" />
      <div className="pay-card-text">
        <div className="actions">
          <span className="fw-semibold">{name}</span>
          {card.isDefault && <StatusBadge tone="primary">Default</StatusBadge>}
          {state === 'soon' && (
            <StatusBadge tone="warning">
              {days === 0 ? 'Expires today' : days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`}
            </StatusBadge>
          )}
          {state === 'over' && <StatusBadge tone="danger">Expired</StatusBadge>}
        </div>
        <div className="text-muted num">
          {state === 'over' ? 'Expired on' : 'Good until'} {formatDate(lastDay)}
          {(card.subscriptionsCount ?? 0) > 0 && ` · ${pays(card.subscriptionsCount ?? 0)}`}
        </div>
        {card.billing_details?.name && <div className="text-muted text-break">{card.billing_details.name}</div>}
      </div>
      <div className="actions">
        <Button
          variant={state === 'good' ? 'outline-secondary' : 'outline-primary'}
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Replace ${name}`}
          onClick={onReplace}
        >
          Replace
        </Button>
        <RemoveCard card={card} onReplace={onReplace} onRemoved={onRemoved} />
      </div>
    </li>
  )
}
