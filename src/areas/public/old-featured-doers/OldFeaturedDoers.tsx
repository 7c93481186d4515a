import { useListFeaturedDoersQuery } from '@/api/community/featuredDoers'
import { SiteButton } from '@/components/links/SiteButton'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { ListResults } from '@/ui/table/ListResults'
import type { Column } from '@/ui/table/columns'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { useRows } from '@/ui/table/rows/useRows'
import { useListParams } from '@/ui/table/useListParams'
import { OldDoer } from './OldDoer'
import './oldFeaturedDoers.scss'

type Doer = Shape<'FeaturedDoer'>

const nobody: readonly Doer[] = []
const fields: readonly Column<Doer>[] = [
  {
    key: 'text',
    header: 'Text',
    text: ({ firstName, lastName, businessName, headline, industry }) =>
      [firstName, lastName, businessName, headline, industry].join(' '),
  },
]

/** The previous list of featured doers: all of them, with the endpoint's default values, read-only. */
export default function OldFeaturedDoers() {
  const list = useListParams()
  const doers = useListFeaturedDoersQuery({ filter: 'any', sort: 'any', offset: 0, limit: 0 })
  const found = useRows(doers.data?.featuredDoers ?? nobody, fields, list)
  return (
    <div className="container-xl py-4">
      <Page
        title="Past featured doers"
        lead="Every member we’ve featured, latest first. To vote, see the current list."
        actions={
          <SiteButton to={paths.featuredDoers} variant="outline-primary">
            Current list
          </SiteButton>
        }
      >
        <FilterBar list={list} search="Search featured doers" />
        <QueryBoundary
          query={doers}
          skeleton={{ shape: 'table', columns: 3 }}
          empty={<NoDoers />}
          isEmpty={({ featuredDoers }) => featuredDoers.length === 0}
          what="featured doers"
        >
          {() => (
            <ListResults
              found={found}
              list={list}
              noun="featured doer"
              counted
              nothing={{ title: 'No featured doers match', text: 'Try a different search.', clear: 'Show everyone' }}
            >
              {(rows) => (
                <Card flush>
                  <ul className="plain old-doers">
                    {rows.map((doer) => (
                      <OldDoer key={doer.featuredDoerId} doer={doer} />
                    ))}
                  </ul>
                </Card>
              )}
            </ListResults>
          )}
        </QueryBoundary>
      </Page>
    </div>
  )
}

/** Empty state: no one has been featured yet. */
function NoDoers() {
  return (
    <EmptyState
      title="No featured doers yet"
      drawing="people"
      action={<SiteButton to={paths.featuredDoers}>Featured doers</SiteButton>}
    >
      You could be the first.
    </EmptyState>
  )
}
