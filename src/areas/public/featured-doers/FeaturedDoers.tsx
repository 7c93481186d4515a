import { lazy, Suspense } from 'react'
import { useListFeaturedDoersQuery } from '@/api/featuredDoers'
import { paths } from '@/domain/navigation/paths'
import { Link } from '@/components/Link'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FilterBar } from '@/ui/table/FilterBar'
import { Page } from '@/ui/layout/Page'
import { Pagination } from '@/ui/table/Pagination'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useListParams } from '@/ui/table/useListParams'
import { DoerCard } from './DoerCard'
import { DoerDialog } from './DoerDialog'
import { industries, sorts } from './doerChoices'
import { MyStory } from './MyStory'
import { Spotlight } from './Spotlight'
import { useVote } from './useVote'
import { useWriting } from './useWriting'
import './featuredDoers.scss'

// The forms come when somebody wants to write.
const NominateDialog = lazy(() => import('./NominateDialog').then((module) => ({ default: module.NominateDialog })))

/** Members presented to the community: read, vote, propose somebody, tell one's own story. */
export default function FeaturedDoers() {
  const list = useListParams({ filters: ['industry'], sort: 'newest', size: 24 })
  const { industry } = list.filters
  const sort = sorts.find(({ value }) => value === list.sort?.by) ?? sorts[0]
  const doers = useListFeaturedDoersQuery({
    filter: industry || 'any',
    sort: sort.wire,
    offset: list.offset,
    limit: list.size,
  })
  const voting = useVote()
  const nominating = useWriting('nomination')
  return (
    <div className="container-xl py-4">
      <Page
        title="Featured doers"
        lead="Members who started something of their own, in their own words. Vote for those whom you would like to read more about."
        actions={
          <Button variant="outline-primary" data-track="nominate" onClick={nominating.open}>
            Nominate somebody
          </Button>
        }
      >
        <p className="visually-hidden" role="status">
          {voting.told}
        </p>
        <Spotlight voting={voting} />
        <Section title="All featured doers" actions={<Link to={paths.oldFeaturedDoers}>The earlier list</Link>}>
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
            errorTitle="Featured doers could not be loaded"
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
                <Pagination
                  page={list.page}
                  total={total}
                  size={list.size}
                  onPage={list.setPage}
                  label="Featured doers"
                />
              </>
            )}
          </QueryBoundary>
        </Section>
        <MyStory />
        <DoerDialog voting={voting} />
        <Suspense fallback={null}>{nominating.isOpen && <NominateDialog onClose={nominating.close} />}</Suspense>
      </Page>
    </div>
  )
}

function Nobody({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      title="Nobody from this industry yet"
      drawing="search"
      action={
        <Button variant="outline-primary" onClick={onClear}>
          Show everybody
        </Button>
      }
    >
      You may know somebody: nominate them.
    </EmptyState>
  ) : (
    <EmptyState title="Nobody is featured yet" drawing="people">
      Tell your story below, or nominate somebody.
    </EmptyState>
  )
}
