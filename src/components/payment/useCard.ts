import { useCallback, useRef, useState } from 'react'
import type { CardFace } from '@/domain/billing/sameCard'
import { cardNotReady } from '@/store/payment/blockers'
import type { BankAnswer, PaymentBlocker } from '@/store/payment/types'

/** The result when the page reads the card. */
export type ChosenCard = {
  /** A token, or the id of a saved card. */
  source: string
  /** A second token for saving the card after the payment. */
  spare?: string
  /** By which a new card is found again among the saved ones. */
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

/** The card of a payment. `CardPayment` takes the handle; until it shows a card or its fields, `why` keeps Pay closed. */
export function useCard() {
  const form = useRef<CardHandle>(null)
  const [isReady, setReady] = useState(false)
  const handle = useCallback((now: CardHandle | null) => {
    form.current = now
    setReady(now !== null)
  }, [])
  return {
    handle,
    why: isReady ? undefined : 'The card form isn’t ready yet.',
    read: async () => (await form.current?.read()) ?? { blocker: cardNotReady },
    authenticate: async (clientSecret: string, save: boolean): Promise<BankAnswer> =>
      (await form.current?.authenticate(clientSecret, save)) ?? 'unknown',
  }
}

export type Card = ReturnType<typeof useCard>
