import { CreditCard } from 'react-bootstrap-icons'
import { cardName, expiryOf } from '@/components/cardName'
import type { Shape } from '@/contract/types'
import { cardExpiry } from '@/domain/billing/cardExpiry'
import { countOf } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { classes } from '@/ui/roles'
import { RemoveCard } from './RemoveCard'
import type { CardCalls } from './useCardCalls'
import './cardRow.scss'

type Props = {
  card: Shape<'PaymentMethod'>
  now: number
  calls: CardCalls
  /** Why the card cannot be replaced or removed. */
  why: Partial<Record<'replace' | 'remove', string | undefined>>
  onReplace: () => void
  onRemoved: () => void
}

const pays = (count: number) => `Pays ${countOf(count, 'subscription')}`

/** One saved card: brand and number, expiry date, and what is charged to it. */
export function CardRow({ card, now, calls, why, onReplace, onRemoved }: Props) {
  const { state, days } = cardExpiry(card.card, now)
  const name = cardName(card)
  const expiry = expiryOf(card, now)
  return (
    <li className="card-row">
      <span className={classes('card-disc', state === 'over' && 'card-disc-over')} aria-hidden="true">
        <CreditCard />
      </span>
      <div className="card-row-text">
        <div className="actions mb-1">
          <span className="fw-semibold">{name}</span>
          {card.isDefault && <StatusBadge tone="primary">Default</StatusBadge>}
          {state === 'soon' && (
            <StatusBadge tone="warning">
              {days === 0 ? 'Expires today' : days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`}
            </StatusBadge>
          )}
          {state === 'over' && <StatusBadge tone="warning">Expired</StatusBadge>}
        </div>
        <div className="card-facts num text-break">
          {[expiry?.text, card.subscriptionsCount && pays(card.subscriptionsCount), card.billing_details?.name]
            .filter(Boolean)
            .join('\u00a0· ')}
        </div>
      </div>
      <div className="actions">
        <Button
          variant="outline-secondary"
          size="sm"
          why={why.replace}
          aria-haspopup="dialog"
          aria-label={`Replace ${name}`}
          onClick={onReplace}
        >
          Replace
        </Button>
        <RemoveCard card={card} calls={calls} why={why.remove} onReplace={onReplace} onRemoved={onRemoved} />
      </div>
    </li>
  )
}
