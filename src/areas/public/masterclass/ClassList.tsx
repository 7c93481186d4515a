import { useSearchParams } from 'react-router-dom'
import { useListMediaByTypeQuery } from '@/api/community/media'
import { StoryCard } from '@/components/StoryCard'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { ListResults } from '@/ui/table/ListResults'
import type { Column } from '@/ui/table/columns'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { useRows } from '@/ui/table/rows/useRows'
import { useListParams } from '@/ui/table/useListParams'
import { minutesOf } from './minutes'

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
  return (
    <>
      <FilterBar
        list={list}
        search="Search masterclasses"
        selects={[{ name: 'topic', label: 'Topic', options: found.choices('topic') }]}
        empty={classes.data?.length === 0}
      />
      <QueryBoundary
        query={classes}
        skeleton={{ shape: 'tiles', rows: 6 }}
        empty={{
          title: 'No masterclasses yet',
          text: 'Our first masterclass will appear here.',
          drawing: 'papers',
          card: false,
          action: (
            <Button variant="outline-primary" to={paths.mailingList}>
              Join the mailing list
            </Button>
          ),
        }}
        what="masterclasses"
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

/** One masterclass in the list; opens its dialog. */
function ClassCard({ media }: { media: Shape<'Media'> }) {
  const [params] = useSearchParams()
  const { mediaId, uid, title, description, author, thumbnail, durationSeconds } = media
  const next = new URLSearchParams(params)
  next.set('class', uid ?? mediaId)
  const minutes = minutesOf(durationSeconds)
  return (
    <StoryCard of={mediaId} image={thumbnail} to={`${paths.masterclass}?${next}`} title={title} text={description} over>
      <p className="text-muted fs-6 mb-0 num">{[author, minutes].filter(Boolean).join(' · ')}</p>
    </StoryCard>
  )
}
