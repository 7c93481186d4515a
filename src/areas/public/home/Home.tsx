import { Suspense, useRef } from 'react'
import { useContent } from '@/store/content/useContent'
import { useAppSelector } from '@/store/hooks'
import { selectNamed } from '@/store/session/authSlice'
import { env } from '@/lib/env'
import { ShareMeta } from '@/ui/layout/Page'
import { useAppReady } from '@/lib/useAppReady'
import { useNear } from '@/ui/hooks/useNear'
import { BelowFold } from '@/ui/layout/BelowFold'
import { lazyNamed } from '@/ui/lazyNamed'
import { Categories } from './Categories'
import { FirstYear } from './FirstYear'
import { Hero } from './Hero'
import { HomeSkeleton } from './HomeSkeleton'
import { Questions } from './Questions'
import { Steps } from './Steps'
import { Voices } from './Voices'
import './hero.scss'
import './home.scss'

const Community = lazyNamed(() => import('./Community'), 'Community')

/**
 * The home page: what the platform is and costs, who is here, what is on; members are greeted and sold nothing they have.
 * Prerendered by the build, as for a visitor.
 */
export default function Home() {
  const { data: home, isError, refetch } = useContent('home.json')
  // Prices are extras: without them the page leaves out the parts that need them.
  const { data: catalogue, isError: unpriced } = useContent('solutions.json')
  const solutions = catalogue ?? (unpriced ? [] : undefined)
  const user = useAppSelector(selectNamed)
  const premium = user?.isPremiumMember === true
  return (
    <>
      <title>{`${env.productName} · The membership for people who get things done`}</title>
      <ShareMeta description="Solutions, benefits worth over $400K and a community for independent entrepreneurs, founders and freelancers." />
      {home && solutions ? (
        <>
          <Hero home={home} solutions={solutions} user={user} />
          <BelowFold>
            <Categories solutions={solutions} premium={premium} />
            {!premium && <FirstYear example={home.firstYear} solutions={solutions} />}
            <Later />
            {!user && (
              <>
                <Steps home={home} solutions={solutions} />
                <Voices quotes={home.quotes} />
                <Questions questions={home.questions} />
              </>
            )}
          </BelowFold>
        </>
      ) : (
        <HomeSkeleton failed={isError} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** What comes from the server is fetched with its code, once it is about to be scrolled to. */
function Later() {
  const box = useRef<HTMLDivElement>(null)
  const near = useNear(box)
  const ready = useAppReady()
  return (
    <div className="home-later" ref={box}>
      {ready && near && (
        <Suspense fallback={null}>
          <Community />
        </Suspense>
      )}
    </div>
  )
}
