import type { ReactNode } from 'react'
import { paths } from '@/domain/navigation/paths'
import { countOf } from '@/lib/money/counts'
import { capitalised } from '@/lib/text/wording'
import { Button } from '@/ui/Button'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import type { Column } from '@/ui/table/columns'
import { CountStatus } from '@/ui/table/CountStatus'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { NothingFound } from '@/ui/table/NothingFound'
import { Pagination } from '@/ui/table/Pagination'
import { useRows } from '@/ui/table/rows/useRows'
import { useListParams } from '@/ui/table/useListParams'

const none: readonly never[] = []

type Props<Story> = {
  query: QueryResult<readonly Story[]>
  /** A constant outside the component. */
  fields: readonly Column<Story>[]
  /** The field that holds the topics. */
  topic: string
  /** Singular noun of a story: `post`. */
  noun: string
  /** Plural, if it is not the noun with an s. */
  plural?: string
  size: number
  /** Returns a `StoryCard`, with its key. @param leads whether it is the first of all stories */
  card: (story: Story, leads: boolean) => ReactNode
}

/** Stories as cards, with search and topics. */
export function StoryList<Story>({ query, fields, topic, noun, plural = `${noun}s`, size, card }: Props<Story>) {
  const list = useListParams({ filters: [topic], size })
  const { rows, pages, choices } = useRows(query.data ?? none, fields, list)
  const { total, page } = pages
  return (
    <>
      <FilterBar
        list={list}
        search={`Search ${plural}`}
        selects={[{ name: topic, label: 'Topic', options: choices(topic) }]}
        empty={query.data?.length === 0}
      />
      <QueryBoundary
        query={query}
        skeleton={{ shape: 'tiles', rows: 6 }}
        empty={{
          title: `No ${plural} yet`,
          text: `Our first ${noun} will appear here.`,
          drawing: 'papers',
          card: false,
          action: (
            <Button variant="outline-secondary" to={paths.mailingList}>
              Join the mailing list
            </Button>
          ),
        }}
        what={plural}
      >
        {() => (
          <>
            <CountStatus className="visually-hidden" text={countOf(total, noun, plural)} isTyping={list.isTyping} />
            {total === 0 ? (
              <NothingFound
                title={`No ${plural} match`}
                clear={`Show all ${plural}`}
                onClear={list.isFiltered ? list.clear : undefined}
              >
                Try a different search or topic.
              </NothingFound>
            ) : (
              <ul className="stories plain">
                {rows.map((story, index) => card(story, index === 0 && page === 1 && !list.isFiltered))}
              </ul>
            )}
            <Pagination {...pages} label={capitalised(plural)} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}
