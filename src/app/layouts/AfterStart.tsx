import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { useIsSignedIn } from '@/store/hooks'
import { UnansweredWrites } from '@/ui/overlay/UnansweredWrites'
import { ConsentBanner } from '@/components/privacy/ConsentBanner'
import { consent } from '@/lib/storage/consent'
import { StageBanner } from './StageBanner'

/** The parts of every layout that are rendered after the first page, so that no page waits for them. */
export function AfterStart() {
  const signedIn = useIsSignedIn()
  // Not during an outage: the outcome of an unanswered act can't be read then.
  const isAway = useLocation().pathname === paths.maintenance
  return (
    <>
      <StageBanner />
      <ConsentQuestion />
      {signedIn && !isAway && <UnansweredWrites />}
    </>
  )
}

/** Asks for consent if the visitor hasn't chosen yet, once the first page has rendered. */
function ConsentQuestion() {
  const choice = useSyncExternalStore(consent.subscribe, consent.read, () => 'unasked' as const)
  if (choice !== 'unasked') return null
  return <ConsentBanner />
}
