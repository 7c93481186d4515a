import { useCallback, useRef, useState } from 'react'
import { cardNotReady } from '@/store/payment/blockers'
import type { BankAnswer } from '@/store/payment/types'
import type { CardHandle } from '../CardPayment'

/** The card of a payment. `CardPayment` takes `handle`; until it shows a card or its fields, `why` disables Pay. */
export function usePaymentCard() {
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

export type PaymentCard = ReturnType<typeof usePaymentCard>
