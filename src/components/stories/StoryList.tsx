import type { ReactNode } from 'react'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { ListResults } from '@/ui/table/ListResults'
import type { Column } from '@/ui/table/columns'
import { FilterBar } from '@/ui/table/filters/FilterBar'
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
  /** A `StoryCard`, with its key. @param leads the first of all stories */
  card: (story: Story, leads: boolean) => ReactNode
}

/** Stories as cards, with search and topics. */
export function StoryList<Story>({ query, fields, topic, noun, plural = `${noun}s`, size, card }: Props<Story>) {
  const list = useListParams({ filters: [topic], size })
  const found = useRows(query.data ?? none, fields, list)
  return (
    <>
      <FilterBar
        list={list}
        search={`Search ${plural}`}
        selects={[{ name: topic, label: 'Topic', options: found.choices(topic) }]}
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
            <Button variant="outline-primary" to={paths.mailingList}>
              Join the mailing list
            </Button>
          ),
        }}
        what={plural}
      >
        {() => (
          <ListResults
            found={found}
            list={list}
            noun={noun}
            plural={plural}
            nothing={{
              title: `No ${plural} match`,
              text: 'Try a different search or topic.',
              clear: `Show all ${plural}`,
            }}
          >
            {(rows) => (
              <ul className="stories plain">
                {rows.map((story, index) => card(story, index === 0 && found.pages.page === 1 && !list.isFiltered))}
              </ul>
            )}
          </ListResults>
        )}
      </QueryBoundary>
    </>
  )
}
