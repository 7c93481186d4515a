import { Choice } from '@/components/Choice'
import type { Shape } from '@/contract/types'
import { useServerNow } from '../useServerNow'
import { cardName, expiryOf } from '@/components/cardName'

type Props = {
  cards: readonly Shape<'PaymentMethod'>[]
  chosen: string | undefined
  /** Radio value for another card. */
  newCard: string
  disabled: boolean
  onChoose: (id: string) => void
}

/** The saved cards, and an option for another one. */
export function CardChoice({ cards, chosen, newCard, disabled, onChoose }: Props) {
  const now = useServerNow()
  const choice = (id: string, label: string, detail?: { text: string; isOver: boolean }) => (
    <Choice
      key={id}
      name="card"
      value={id}
      checked={chosen === id}
      disabled={disabled}
      onChange={() => onChoose(id)}
      title={label}
      detail={detail && <span className={detail.isOver ? 'text-danger' : undefined}>{detail.text}</span>}
    />
  )
  return (
    <fieldset className="choices">
      <legend>Pay with</legend>
      {cards.map((card) =>
        choice(card.id, `${cardName(card)}${card.isDefault ? ', your default card' : ''}`, expiryOf(card, now)),
      )}
      {choice(newCard, 'Use a different card')}
    </fieldset>
  )
}
