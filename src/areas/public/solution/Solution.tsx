import { useParams } from 'react-router-dom'
import { useListSolutionsQuery } from '@/api/content'
import { CategoryArt } from '@/components/CategoryArt'
import { SafeHtml } from '@/components/SafeHtml'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BuyBox } from './BuyBox'
import { Eligibility } from './Eligibility'
import { EnquiryForm } from './EnquiryForm'
import './solution.scss'

/** Product page of a solution: description, eligibility, and the form that adds it to the cart. */
export default function Solution() {
  const { product = '' } = useParams()
  const solutions = useListSolutionsQuery()
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
                <div className="product-story">
                  <div className="product-art">
                    <CategoryArt category={solution.category} uid={solution.uid} />
                  </div>
                  <p className="lead">{solution.summary}</p>
                  <section className="product-words" aria-labelledby="about-solution">
                    <h2 id="about-solution" className="h3">
                      About it
                    </h2>
                    <SafeHtml html={solution.description} />
                  </section>
                  {solution.partner && <p className="text-body-secondary">Provided by {solution.partner}.</p>}
                  <Card title="Questions before you decide?">
                    <EnquiryForm solution={solution} />
                  </Card>
                </div>
                <div className="product-side">
                  <Eligibility solution={solution} />
                  <BuyBox key={solution.uid} solution={solution} />
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
    <Page title="This page could not be found">
      <EmptyState title="There is no such solution" action={<Button to={paths.solutions}>See all solutions</Button>}>
        It may have ended, or the link is old.
      </EmptyState>
    </Page>
  )
}
