import { useListMediaByTypeQuery } from '@/api/community/media'
import type { Shape } from '@/contract/types'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Column } from '@/ui/table/columns'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { ListResults } from '@/ui/table/ListResults'
import { useListParams } from '@/ui/table/useListParams'
import { useRows } from '@/ui/table/rows/useRows'
import { ClassCard } from './ClassCard'

const noClasses: readonly Shape<'Media'>[] = []
const fields: readonly Column<Shape<'Media'>>[] = [
  {
    key: 'text',
    header: 'Text',
    text: ({ title, description, author, tags = [] }) => [title, description, author, ...tags].join(' '),
  },
  { key: 'topic', header: 'Topic', text: ({ tags = [] }) => tags.join(' '), facet: ({ tags }) => tags },
]

/** The masterclasses of the media library, with search and topics. */
export function ClassList() {
  const classes = useListMediaByTypeQuery({ type: 'masterclass' })
  const list = useListParams({ filters: ['topic'], size: 24 })
  const found = useRows(classes.data ?? noClasses, fields, list)
  const none = (
    <EmptyState title="No masterclasses yet" drawing="papers">
      We’re recording the first one.
    </EmptyState>
  )
  return (
    <>
      <FilterBar
        list={list}
        search="Search masterclasses"
        selects={[{ name: 'topic', label: 'Topic', options: found.choices('topic') }]}
      />
      <QueryBoundary
        query={classes}
        skeleton={<Skeleton shape="tiles" rows={6} label="Loading masterclasses" />}
        empty={none}
        errorTitle="We couldn’t load masterclasses"
      >
        {() => (
          <ListResults
            found={found}
            list={list}
            noun="masterclass"
            plural="masterclasses"
            nothing={{
              title: 'No masterclasses match',
              text: 'Try a different search or topic.',
              clear: 'Show all masterclasses',
            }}
          >
            {(rows) => (
              <ul className="stories plain">
                {rows.map((media) => (
                  <ClassCard key={media.mediaId} media={media} />
                ))}
              </ul>
            )}
          </ListResults>
        )}
      </QueryBoundary>
    </>
  )
}
