import { useImperativeHandle, useState, type Ref } from 'react'
import { Lock } from 'react-bootstrap-icons'
import type { Shape } from '@/contract/types'
import type { CardFace } from '@/domain/billing/sameCard'
import type { BankAnswer, PaymentBlocker } from '@/store/payment/types'
import { CardChoice } from './payment/CardChoice'
import { CardFields, type CardEntry } from './payment/CardFields'
import { CardGate } from './payment/CardGate'
import { Check } from '@/ui/Check'

/** The result when the page reads the card. */
export type ChosenCard = {
  /** A token, or the id of a saved card. */
  source: string
  /** A second token for saving the card after the payment. */
  spare?: string
  /** The details by which a new card is recognised among the saved ones. */
  face?: CardFace
  isSaved: boolean
  /** Save the card (R-PRICE-07). */
  save: boolean
}
export type CardHandle = {
  read: () => Promise<ChosenCard | { blocker: PaymentBlocker }>
  /** Runs the bank's authentication (3-D Secure); uses the entered card if the charge doesn't specify one. */
  authenticate: (clientSecret: string, save: boolean) => Promise<BankAnswer>
}

type Props = {
  /** Receives null until a card can be read. */
  handle: Ref<CardHandle | null>
  /** Saved cards offered instead of a new one. */
  saved?: readonly Shape<'PaymentMethod'>[]
  /** Offers to save a new card; checked by default. */
  maySave?: boolean
  /** Initial value of the name field. */
  name?: string | undefined
  disabled?: boolean
}

const newCard = 'new'

/** Card entry for every card payment: a saved card, or name, number, expiry and CVC in Stripe's own fields. */
export function CardPayment({ handle, saved = [], maySave = true, name, disabled = false }: Props) {
  const [fields, setFields] = useState<CardEntry | null>(null)
  const [picked, setPicked] = useState<string>()
  const [save, setSave] = useState(true)
  const usual = (saved.find(({ isDefault }) => isDefault) ?? saved[0])?.id ?? newCard
  const chosen = saved.some((card) => card.id === picked) || picked === newCard ? picked : usual
  const isNew = chosen === newCard

  useImperativeHandle<CardHandle | null, CardHandle | null>(handle, () => {
    const authenticate: CardHandle['authenticate'] = async (clientSecret, keep) =>
      (await fields?.authenticate(clientSecret, keep)) ?? 'unknown'
    if (!isNew && chosen) return { read: async () => ({ source: chosen, isSaved: true, save: false }), authenticate }
    return (
      fields && {
        async read() {
          const wanted = maySave && save
          const card = await fields.read({ spare: wanted })
          return 'blocker' in card ? card : { ...card, isSaved: false, save: wanted }
        },
        authenticate,
      }
    )
  }, [fields, isNew, chosen, maySave, save])

  return (
    <div>
      {saved.length > 0 && (
        <CardChoice cards={saved} chosen={chosen} newCard={newCard} disabled={disabled} onChoose={setPicked} />
      )}
      {isNew && (
        <CardGate>
          <CardFields entry={setFields} initialName={name} disabled={disabled} />
          {maySave && (
            <Check className="mb-3" checked={save} disabled={disabled} onChange={setSave}>
              Save this card for next time
            </Check>
          )}
          <p className="d-flex gap-2 small text-body-secondary">
            <Lock aria-hidden className="flex-shrink-0 mt-1" />
            Your card goes straight to Stripe; we never see its number.
          </p>
        </CardGate>
      )}
    </div>
  )
}
