import { useSyncExternalStore } from 'react'
import { ConsentBanner } from '@/components/privacy/ConsentBanner'
import { consent } from '@/lib/storage/consent'

/** Asks for consent if the visitor hasn't chosen yet, once the first page has rendered. */
export function ConsentQuestion() {
  const choice = useSyncExternalStore(consent.subscribe, consent.read, () => 'unasked' as const)
  if (choice !== 'unasked') return null
  return <ConsentBanner />
}
