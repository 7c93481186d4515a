import { useListFeaturedDoersQuery } from '@/api/featuredDoers'
import { Link } from '@/components/Link'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { fitsSearch } from '@/domain/community/textSearch'
import { formatDate } from '@/lib/dates'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FilterBar } from '@/ui/table/FilterBar'
import { Page } from '@/ui/layout/Page'
import { Pagination } from '@/ui/table/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useListParams } from '@/ui/table/useListParams'
import './oldFeaturedDoers.scss'

/** The earlier list of featured doers: all of them by the call's own defaults, to be read only. */
export default function OldFeaturedDoers() {
  const list = useListParams()
  const doers = useListFeaturedDoersQuery({ filter: 'any', sort: 'any', offset: 0, limit: 0 })
  const none = (
    <EmptyState
      title="Nobody has been featured yet"
      drawing="people"
      action={<Button to={paths.featuredDoers}>Featured doers</Button>}
    >
      The first one may be you.
    </EmptyState>
  )
  return (
    <div className="container-xl py-4">
      <Page
        title="Earlier featured doers"
        lead="Everybody who was ever featured, the latest first. To vote, go to the present list."
        actions={
          <Button to={paths.featuredDoers} variant="outline-primary">
            The present list
          </Button>
        }
      >
        <FilterBar list={list} search="Search featured doers" />
        <QueryBoundary
          query={doers}
          skeleton={<Skeleton shape="table" columns={3} label="Loading featured doers" />}
          empty={none}
          isEmpty={({ featuredDoers }) => featuredDoers.length === 0}
          errorTitle="Featured doers could not be loaded"
        >
          {({ featuredDoers }) => {
            const found = featuredDoers.filter(({ firstName, lastName, businessName, headline, industry }) =>
              fitsSearch(list.search, [firstName, lastName, businessName, headline, industry]),
            )
            const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)))
            return (
              <>
                <p className="text-muted fs-6" role="status">
                  {found.length === 1 ? '1 featured doer' : `${found.length} featured doers`}
                </p>
                {found.length === 0 ? (
                  <EmptyState
                    title="Nobody fits"
                    drawing="search"
                    action={
                      <Button variant="outline-primary" onClick={list.clear}>
                        Show everybody
                      </Button>
                    }
                  >
                    Try another word.
                  </EmptyState>
                ) : (
                  <Card flush>
                    <ul className="plain old-doers">
                      {found.slice((page - 1) * list.size, page * list.size).map((doer) => (
                        <Row key={doer.featuredDoerId} doer={doer} />
                      ))}
                    </ul>
                  </Card>
                )}
                <Pagination page={page} total={found.length} onPage={list.setPage} label="Featured doers" />
              </>
            )
          }}
        </QueryBoundary>
      </Page>
    </div>
  )
}

function Row({ doer }: { doer: Shape<'FeaturedDoer'> }) {
  const { featuredDoerId, firstName, lastName, businessName, headline, votes = 0, createdAt } = doer
  return (
    <li>
      <div>
        <h2>
          <Link to={`${paths.featuredDoers}?${new URLSearchParams({ doer: featuredDoerId })}`}>
            {firstName} {lastName}
          </Link>
        </h2>
        <p className="mb-0">{headline}</p>
        <p className="text-muted fs-6 mb-0">{[businessName, formatDate(createdAt)].filter(Boolean).join(' · ')}</p>
      </div>
      <span className="num text-muted text-nowrap">{votes === 1 ? '1 vote' : `${votes} votes`}</span>
    </li>
  )
}
