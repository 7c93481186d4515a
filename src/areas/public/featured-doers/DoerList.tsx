import { useSearchParams } from 'react-router-dom'
import { useListFeaturedDoersQuery } from '@/api/community/featuredDoers'
import { DoerCard as Card } from '@/components/doers/DoerCard'
import { industries } from '@/components/doers/industries'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { countOf, countOfAll } from '@/lib/money/counts'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { NothingFound } from '@/ui/table/NothingFound'
import { Pagination } from '@/ui/table/Pagination'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { useLastPage } from '@/ui/table/rows/useLastPage'
import { useListParams } from '@/ui/table/useListParams'
import type { useVote, Voting } from './useVote'
import { VoteButton } from './VoteButton'

const sorts = [
  { value: 'newest', wire: 'any', label: 'Newest' },
  { value: 'votes', wire: 'votes', label: 'Most votes' },
  { value: 'name', wire: 'name', label: 'Name' },
] as const

/** The featured doers, filtered, sorted and paged by the server. */
export function DoerList({ voting }: { voting: ReturnType<typeof useVote> }) {
  const list = useListParams({ filters: ['industry'], sort: 'newest', size: 24 })
  const { industry } = list.filters
  const sort = sorts.find(({ value }) => value === list.sort?.by) ?? sorts[0]
  const doers = useListFeaturedDoersQuery({
    filter: industry || 'any',
    sort: sort.wire,
    offset: list.offset,
    limit: list.size,
  })
  const allOf = ({ featuredDoers, total }: Shape<'FeaturedDoersPage'>) => countOfAll(total, featuredDoers)
  const total = doers.currentData && allOf(doers.currentData)
  useLastPage(list, total)
  return (
    <>
      <FilterBar
        list={list}
        selects={[{ name: 'industry', label: 'Industry', options: industries }]}
        empty={total === 0}
      >
        <label className="doers-sort">
          <span>Sort by</span>
          <select
            className="form-select"
            value={sort.value}
            onChange={(event) => list.setSort({ by: event.target.value, down: false })}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </FilterBar>
      <QueryBoundary
        query={doers}
        skeleton={{ shape: 'tiles', rows: 9 }}
        empty={<Nobody filtered={list.isFiltered} onClear={list.clear} />}
        isEmpty={(page) => allOf(page) === 0 || (page.featuredDoers.length === 0 && list.page === 1)}
        what="featured doers"
      >
        {(page) => (
          <>
            <p className="visually-hidden" role="status">
              {countOf(allOf(page), 'featured doer')}
            </p>
            <ul className="doers plain">
              {page.featuredDoers.map((doer) => (
                <DoerCard key={doer.featuredDoerId} doer={doer} voting={voting} />
              ))}
            </ul>
            <Pagination
              page={list.page}
              total={allOf(page)}
              size={list.size}
              onPage={list.setPage}
              label="Featured doers"
            />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

/** One doer in the list; opens the story. */
function DoerCard({ doer, voting }: { doer: Shape<'FeaturedDoer'>; voting: Voting }) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('doer', doer.featuredDoerId)
  return (
    <li>
      <Card doer={doer} to={`${paths.featuredDoers}?${next}`}>
        <VoteButton doer={doer} voting={voting} />
      </Card>
    </li>
  )
}

/** Empty state: no one is featured, or no one in the selected industry. */
function Nobody({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <NothingFound title="No one from this industry yet" clear="Show everyone" onClear={onClear}>
      Know someone? Nominate them.
    </NothingFound>
  ) : (
    <EmptyState title="No featured doers yet" drawing="people">
      Tell your story below, or nominate someone.
    </EmptyState>
  )
}
