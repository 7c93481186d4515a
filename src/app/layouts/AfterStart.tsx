import { ConsentQuestion } from './ConsentQuestion'
import { StageBanner } from './StageBanner'

/** What every layout shows once the first page has rendered, so that no page waits for it. */
export function AfterStart() {
  return (
    <>
      <StageBanner />
      <ConsentQuestion />
    </>
  )
}
