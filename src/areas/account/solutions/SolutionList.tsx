import { useMemo } from 'react'
import { isOver, type MySolution } from '@/domain/membership/mySolutions'
import { SearchBox } from '@/ui/table/filters/FilterBar'
import { Pagination } from '@/ui/table/Pagination'
import { Tabs } from '@/ui/layout/Tabs'
import type { Column } from '@/ui/table/columns'
import { useListParams } from '@/ui/table/useListParams'
import { useRows } from '@/ui/table/rows/useRows'
import { useParam } from '@/ui/hooks/useParam'
import { useTab } from '@/ui/hooks/useTab'
import { lazyPart } from '@/ui/lazyPart'
import { useContent } from '@/store/content/useContent'
import { NoSolutions, NothingHere } from './NoSolutions'
import { SolutionRow } from './SolutionRow'

const UseDialog = lazyPart(() => import('./UseDialog'), 'UseDialog')

/** A search field appears from this number of rows. */
const many = 6

const fields: readonly Column<MySolution>[] = [
  { key: 'text', header: 'Text', text: ({ title, variation, orderId }) => [title, variation, orderId].join(' ') },
]

/** Active and ended solutions, searchable by name. */
export function SolutionList({ solutions }: { solutions: readonly MySolution[] }) {
  const [shown, show] = useTab('show', ['running', 'past'])
  const list = useListParams()
  const { over, running } = useMemo(
    () => ({ over: solutions.filter(isOver), running: solutions.filter((one) => !isOver(one)) }),
    [solutions],
  )
  const past = shown === 'past' && over.length > 0
  // In the URL, so that other pages can link to it.
  const [usedKey, use] = useParam('use')
  const { data: catalogue } = useContent('solutions.json')
  const contentOf = ({ uid }: MySolution) => catalogue?.find((one) => one.uid === uid)
  const used = running.find(({ key }) => key === usedKey)
  const usedContent = used && contentOf(used)
  const { rows, pages } = useRows(past ? over : running, fields, list)
  if (solutions.length === 0) return <NoSolutions />
  const content = (
    <>
      {solutions.length >= many && <SearchBox label="Search your solutions" list={list} />}
      {rows.length === 0 ? (
        <NothingHere past={past} search={list.search} onClear={list.clear} />
      ) : (
        <ul className="plain my-solutions" aria-label={past ? 'Past solutions' : 'Active solutions'}>
          {rows.map((solution) => (
            <SolutionRow
              key={solution.key}
              solution={solution}
              content={contentOf(solution)}
              onUse={() => use(solution.key)}
            />
          ))}
        </ul>
      )}
      <Pagination {...pages} label="Your solutions" />
    </>
  )
  return (
    <>
      {over.length === 0 ? (
        content
      ) : (
        <Tabs
          label="Your solutions"
          tabs={[
            { key: 'running', label: 'Active', count: running.length },
            { key: 'past', label: 'Past', count: over.length },
          ]}
          value={shown}
          onChange={show}
        >
          {content}
        </Tabs>
      )}
      {used && usedContent && <UseDialog solution={used} content={usedContent} onClose={() => use()} />}
    </>
  )
}
