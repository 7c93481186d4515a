import type { Shape } from '@/contract/types'
import { useServerNow } from '../useServerNow'
import { cardName, expiryOf } from '@/components/cardName'
import './cardFields.scss'

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
    <label key={id} className="card-choice">
      <input
        type="radio"
        className="form-check-input"
        name="card"
        value={id}
        checked={chosen === id}
        disabled={disabled}
        onChange={() => onChoose(id)}
      />
      <span>
        {label}
        {detail && <span className={`card-choice-detail${detail.isOver ? ' is-late' : ''}`}>{detail.text}</span>}
      </span>
    </label>
  )
  return (
    <fieldset className="card-choices">
      <legend>Pay with</legend>
      {cards.map((card) =>
        choice(card.id, `${cardName(card)}${card.isDefault ? ', your default card' : ''}`, expiryOf(card, now)),
      )}
      {choice(newCard, 'Use a different card')}
    </fieldset>
  )
}
