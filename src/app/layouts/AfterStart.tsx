import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/navigation/paths'
import { useIsSignedIn } from '@/store/hooks'
import { UnansweredActs } from '@/ui/overlay/UnansweredActs'
import { ConsentQuestion } from './ConsentQuestion'
import { StageBanner } from './StageBanner'

/** What every layout shows once the first page has rendered, so that no page waits for it. */
export function AfterStart() {
  const signedIn = useIsSignedIn()
  // Not during an outage, when nothing can be found out.
  const isAway = useLocation().pathname === paths.maintenance
  return (
    <>
      <StageBanner />
      <ConsentQuestion />
      {signedIn && !isAway && <UnansweredActs />}
    </>
  )
}
