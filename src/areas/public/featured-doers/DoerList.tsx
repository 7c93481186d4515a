import { useListFeaturedDoersQuery } from '@/api/community/featuredDoers'
import { industries } from '@/components/doers/industries'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { Pagination } from '@/ui/table/Pagination'
import { useListParams } from '@/ui/table/useListParams'
import { DoerCard } from './DoerCard'
import { sorts } from './doerSorts'
import { Nobody } from './Nobody'
import type { useVote } from './useVote'

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
  return (
    <>
      <FilterBar list={list} selects={[{ name: 'industry', label: 'Industry', options: industries }]}>
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
        skeleton={<Skeleton shape="tiles" rows={9} label="Loading featured doers" />}
        empty={<Nobody filtered={list.isFiltered} onClear={list.clear} />}
        isEmpty={({ featuredDoers }) => featuredDoers.length === 0}
        errorTitle="We couldn’t load featured doers"
      >
        {({ featuredDoers, total }) => (
          <>
            <p className="visually-hidden" role="status">
              {total === 1 ? '1 featured doer' : `${total} featured doers`}
            </p>
            <ul className="doers plain">
              {featuredDoers.map((doer) => (
                <DoerCard key={doer.featuredDoerId} doer={doer} voting={voting} />
              ))}
            </ul>
            <Pagination page={list.page} total={total} size={list.size} onPage={list.setPage} label="Featured doers" />
          </>
        )}
      </QueryBoundary>
    </>
  )
}
