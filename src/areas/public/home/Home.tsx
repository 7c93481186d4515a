import { Suspense } from 'react'
import type { HomeContent } from '@/contract/content'
import { benefitsValue } from '@/domain/membership/premium'
import { env } from '@/lib/env'
import { useContent } from '@/store/content/useContent'
import { useAppSelector } from '@/store/hooks'
import { selectNamed } from '@/store/session/authSlice'
import { LazySection } from '@/ui/layout/LazySection'
import { ShareMeta } from '@/ui/layout/Page'
import { lazyPart } from '@/ui/lazyPart'
import { Categories } from './Categories'
import { FirstYear, Steps, Voices } from './Sections'
import { Hero } from './Hero'
import './hero.scss'
import './home.scss'

const Community = lazyPart(() => import('./Community'), 'Community')

/**
 * The home page: what the platform is and costs, who is here, what is on. Members get a greeting, and no offer of what
 * they already have. The build prerenders it as visitors see it.
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
      <ShareMeta
        description={`Solutions, benefits worth ${benefitsValue} and a community for independent entrepreneurs, founders and freelancers.`}
      />
      {home && solutions ? (
        <>
          <Hero home={home} solutions={solutions} user={user} />
          {/* On the prerendered page, this part is hydrated after the hero. */}
          <Suspense>
            <Categories solutions={solutions} />
            {!premium && <FirstYear example={home.firstYear} solutions={solutions} />}
            <div className="home-later">
              <LazySection>
                <Community />
              </LazySection>
            </div>
            {!user && (
              <>
                <Steps home={home} solutions={solutions} />
                <Voices quotes={home.quotes} />
                <Questions questions={home.questions} />
              </>
            )}
          </Suspense>
        </>
      ) : (
        <HomeSkeleton failed={isError} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** Frequently asked questions. */
function Questions({ questions }: { questions: HomeContent['questions'] }) {
  return (
    <section className="container-xl home-section home-questions" aria-labelledby="home-questions">
      <h2 id="home-questions">Common questions</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

type Props = { failed: boolean; onRetry: () => void }

/** The hero while its content loads or after loading failed: the calls to action are shown either way. */
function HomeSkeleton({ failed, onRetry }: Props) {
  return (
    <section className="hero" aria-busy={!failed}>
      <div className="container-xl hero-grid">
        <div className="hero-words">
          <h1 tabIndex={-1}>{env.productName}</h1>
          {failed ? (
            <>
              <p className="hero-lead">We couldn’t load this page. The rest of the site still works.</p>
              <button type="button" className="btn btn-primary" onClick={onRetry}>
                Try again
              </button>
            </>
          ) : (
            <p className="hero-lead">Loading…</p>
          )}
        </div>
      </div>
    </section>
  )
}
