import { isOver, type MySolution } from '@/domain/membership/mySolutions'
import { paths } from '@/domain/navigation/paths'
import { fitsSearch } from '@/domain/community/textSearch'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { SearchBox } from '@/ui/table/FilterBar'
import { NothingFound } from '@/ui/table/NothingFound'
import { Pagination } from '@/ui/table/Pagination'
import { Tabs } from '@/ui/layout/Tabs'
import { useListParams } from '@/ui/table/useListParams'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { SolutionRow } from './SolutionRow'

/** From this many rows on there is a field to search in. */
const many = 6

/** What runs and what is over, found by name. */
export function SolutionList({ solutions }: { solutions: readonly MySolution[] }) {
  const [params, setParams] = useOptimisticSearchParams()
  const list = useListParams()
  const past = params.get('show') === 'past'
  const [over, running] = [solutions.filter(isOver), solutions.filter((one) => !isOver(one))]
  const found = (past ? over : running).filter(({ title, variation, orderId }) =>
    fitsSearch(list.search, [title, variation, orderId]),
  )
  const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)))
  if (solutions.length === 0) return <NoSolutions />
  return (
    <Tabs
      label="Your solutions"
      tabs={[
        { key: 'running', label: 'Running', count: running.length },
        { key: 'past', label: 'Past', count: over.length },
      ]}
      value={past ? 'past' : 'running'}
      onChange={(key) =>
        setParams(() => new URLSearchParams(key === 'past' ? { show: 'past' } : {}), { preventScrollReset: true })
      }
    >
      {solutions.length >= many && (
        <SearchBox label="Search your solutions" value={list.search} onChange={list.setSearch} />
      )}
      {found.length === 0 ? (
        <NothingHere past={past} search={list.search} onClear={list.clear} />
      ) : (
        <ul className="plain my-solutions" aria-label={past ? 'Past solutions' : 'Running solutions'}>
          {found.slice((page - 1) * list.size, page * list.size).map((solution) => (
            <SolutionRow key={solution.key} solution={solution} />
          ))}
        </ul>
      )}
      <Pagination page={page} total={found.length} size={list.size} onPage={list.setPage} label="Your solutions" />
    </Tabs>
  )
}

function NoSolutions() {
  return (
    <Card>
      <EmptyState
        title="No solutions yet"
        drawing="shop"
        action={<Button to={paths.solutions}>Browse solutions</Button>}
      >
        What you buy stands here with its state, its next charge and the way to cancel it.
      </EmptyState>
    </Card>
  )
}

function NothingHere({ past, search, onClear }: { past: boolean; search: string; onClear: () => void }) {
  if (search)
    return (
      <Card>
        <NothingFound onClear={onClear}>None of your solutions is called that.</NothingFound>
      </Card>
    )
  return (
    <Card>
      <EmptyState
        title={past ? 'Nothing has ended' : 'Nothing is running'}
        action={
          !past && (
            <Button variant="outline-secondary" to={paths.solutions}>
              Browse solutions
            </Button>
          )
        }
      >
        {past ? 'What you cancel, and what is refunded, moves here.' : 'All that you have bought is over.'}
      </EmptyState>
    </Card>
  )
}
