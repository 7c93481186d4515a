import { useListMyOrdersQuery } from '@/api/commerce/orders'
import { useListMySubscriptionsQuery } from '@/api/commerce/subscriptions'
import { Link } from '@/components/links/Link'
import { SolutionMark } from '@/components/art/SolutionMark'
import { SolutionBadge } from '@/components/solutions/SolutionBadge'
import type { Solution } from '@/contract/content'
import { planTitle } from '@/domain/billing/planTitle'
import { bothQueries } from '@/ui/feedback/bothQueries'
import { isOver, mySolutions, type MySolution } from '@/domain/membership/mySolutions'
import { paths } from '@/domain/navigation/paths'
import { useContent } from '@/store/content/useContent'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'

const atOnce = 5

/** What the member has bought and can use, each with its provider and the way to use it. */
export function SolutionsPanel() {
  const query = bothQueries(useListMyOrdersQuery(), useListMySubscriptionsQuery())
  const { data: catalogue } = useContent('solutions.json')
  return (
    <Card
      title="Your solutions"
      actions={
        <Button variant="quiet" size="sm" to={paths.account.solutions}>
          See all
        </Button>
      }
    >
      <QueryBoundary query={query} what="your solutions" skeleton={{ rows: 6 }}>
        {([orders, subscriptions]) => {
          const active = mySolutions({ orders, subscriptions }).filter((one) => !isOver(one))
          if (active.length === 0) return <None />
          return (
            <ul className="plain overview-solutions">
              {active.slice(0, atOnce).map((one) => (
                <Row key={one.key} solution={one} content={catalogue?.find(({ uid }) => uid === one.uid)} />
              ))}
            </ul>
          )
        }}
      </QueryBoundary>
    </Card>
  )
}

function Row({ solution, content }: { solution: MySolution; content: Solution | undefined }) {
  const { key, title, variation, state } = solution
  const isUsable = content !== undefined && state !== 'pastDue'
  const act = isUsable ? 'Open' : 'View'
  const details = [variation, content?.partner && `by ${content.partner}`].filter(Boolean).join(', ')
  return (
    <li>
      <SolutionMark solution={content} />
      <div className="text-break">
        <div className="fw-semibold">{title}</div>
        {details && <div className="text-muted">{details}</div>}
        {state !== 'active' && <SolutionBadge state={state} />}
      </div>
      <Link
        to={isUsable ? paths.account.useSolution(key) : paths.account.solutions}
        className="btn btn-outline-secondary btn-sm"
        aria-label={`${act} ${planTitle({ title, variation })}`}
      >
        {act}
      </Link>
    </li>
  )
}

function None() {
  return (
    <EmptyState title="No solutions yet" drawing="shop" action={<Button to={paths.solutions}>Browse solutions</Button>}>
      Solutions you buy appear here, with how to use them.
    </EmptyState>
  )
}
