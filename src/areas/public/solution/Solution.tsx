import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useContent } from '@/store/content/useContent'
import { NotFoundPage } from '@/components/NotFoundPage'
import { SafeHtml } from '@/components/SafeHtml'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BuyBox } from './BuyBox'
import { Enquiry } from './Enquiry'
import { Intro } from './Intro'
import '@/components/choices.scss'
import './solution.scss'

/** Product page of a solution: description, eligibility, and the form that adds it to the cart. */
export default function Solution() {
  const { product = '' } = useParams()
  const solutions = useContent('solutions.json')
  return (
    <div className="container-xl py-4">
      <QueryBoundary query={solutions} heading="Solution" skeleton={<Loading />} empty={<Missing />}>
        {(all) => {
          const solution = all.find(({ uid }) => uid === product)
          if (!solution) return <Missing />
          return (
            <Page
              title={solution.title}
              lead={solution.tagline}
              share={{ description: solution.summary }}
              breadcrumb={[{ label: 'Solutions & Benefits', to: paths.solutions }]}
            >
              <div className="product">
                <Intro solution={solution} />
                <div className="product-side">
                  <BuyBox key={solution.uid} solution={solution} />
                </div>
                <div className="product-story">
                  {/* Of the prerendered page it is hydrated after the first screen. */}
                  <Suspense>
                    <section className="product-words" aria-labelledby="about-solution">
                      <h2 id="about-solution" className="h3">
                        What you get
                      </h2>
                      <SafeHtml html={solution.description} />
                    </section>
                    <Enquiry key={solution.uid} solution={solution} />
                  </Suspense>
                </div>
              </div>
            </Page>
          )
        }}
      </QueryBoundary>
    </div>
  )
}

function Loading() {
  return (
    <div className="product">
      <Skeleton shape="lines" rows={8} label="Loading the solution" />
      <Skeleton shape="card" rows={5} label="Loading the price" />
    </div>
  )
}

function Missing() {
  return (
    <NotFoundPage thing="solution" to={paths.solutions} action="See all solutions">
      It may no longer be offered, or the link is out of date.
    </NotFoundPage>
  )
}
