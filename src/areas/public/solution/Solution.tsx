import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { ChatDots } from 'react-bootstrap-icons'
import { useContent } from '@/store/content/useContent'
import { Link } from '@/components/links/Link'
import { NotFoundPage } from '@/components/NotFoundPage'
import { SafeHtml } from '@/components/SafeHtml'
import type { Solution } from '@/contract/content'
import { personalisedRefusal } from '@/domain/cart/cart'
import { isPremium } from '@/domain/membership/premium'
import { paths } from '@/domain/navigation/paths'
import { useIsSignedIn } from '@/store/hooks'
import { rememberIntendedPath } from '@/store/navigation/intendedPath'
import { Button } from '@/ui/Button'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyPart } from '@/ui/lazyPart'
import { BuyBox } from './BuyBox'
import { Intro } from './Intro'
import { useCustomer } from './useCustomer'
import '@/components/choices.scss'
import './solution.scss'

/** Product page of a solution: description, eligibility, and the form that adds it to the cart. */
export default function SolutionPage() {
  const { product = '' } = useParams()
  const solutions = useContent('solutions.json')
  return (
    <div className="container-xl py-4">
      <QueryBoundary
        query={solutions}
        heading="Solution"
        what="this solution"
        skeleton={<Loading />}
        empty={<Missing />}
      >
        {(all) => {
          const solution = all.find(({ uid }) => uid === product)
          return solution ? <Product key={solution.uid} solution={solution} /> : <Missing />
        }}
      </QueryBoundary>
    </div>
  )
}

const breadcrumb = [{ label: 'Solutions & Benefits', to: paths.solutions }]

function Product({ solution }: { solution: Solution }) {
  const { customerEmail, ...unknown } = useCustomer(solution)
  if (unknown.checking || unknown.isOthers || unknown.checkAgain)
    return (
      <Page title="Custom offer" breadcrumb={breadcrumb}>
        {unknown.checking ? <Loading /> : <Withheld uid={solution.uid} checkAgain={unknown.checkAgain} />}
      </Page>
    )
  return (
    <Page
      title={solution.title}
      lead={solution.tagline}
      share={{ description: solution.summary }}
      breadcrumb={breadcrumb}
    >
      <div className="product">
        <Intro solution={solution} />
        <div className="product-side">
          <BuyBox solution={solution} customerEmail={customerEmail} />
        </div>
        <div className="product-story">
          {/* On the prerendered page, this part is hydrated after the first screen. */}
          <Suspense>
            <section className="prose" aria-labelledby="about-solution">
              <h2 id="about-solution" className="h3">
                {isPremium(solution) ? 'About Premium' : 'What you get'}
              </h2>
              <SafeHtml html={solution.description} />
            </section>
            <Enquiry solution={solution} />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}

/** Shown instead of an offer for one customer, unless the server confirms that the reader is that customer. */
function Withheld({ uid, checkAgain }: { uid: string; checkAgain: (() => void) | undefined }) {
  const signedIn = useIsSignedIn()
  if (checkAgain)
    return (
      <Alert kind="warning">
        We couldn’t check whether this offer is for you.{' '}
        <Button variant="link" data-track="check-customer-again" onClick={checkAgain}>
          Try again
        </Button>
      </Alert>
    )
  return (
    <Alert kind="info">
      {personalisedRefusal}
      {!signedIn && (
        <>
          {' '}
          <Link to={paths.login} onClick={() => rememberIntendedPath(paths.solution(uid))}>
            Sign in
          </Link>{' '}
          if it’s for you.
        </>
      )}
    </Alert>
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

const EnquiryForm = lazyPart(() => import('./EnquiryForm'), 'EnquiryForm')

/** Opens the enquiry form in a dialog: few visitors need it, so it takes up no room on the page. */
function Enquiry({ solution }: { solution: Solution }) {
  const [open, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <section className="product-enquiry" aria-labelledby="enquiry">
      <h2 id="enquiry" className="h5">
        Questions before you decide?
      </h2>
      {sentTo && <Alert kind="success">Thanks for your enquiry. We’ll reply to {sentTo}.</Alert>}
      <Button variant="outline-secondary" icon={<ChatDots aria-hidden />} onClick={() => setOpen(true)}>
        Ask a question
      </Button>
      {open && (
        <EnquiryForm
          solution={solution}
          onClose={() => setOpen(false)}
          onSent={(email) => {
            setSentTo(email)
            setOpen(false)
          }}
        />
      )}
    </section>
  )
}
