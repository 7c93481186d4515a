import { capitalised, dotted } from '@/lib/text/wording'
import { useSearchParams } from 'react-router-dom'
import { useListMediaByTypeQuery } from '@/api/community/media'
import { StoryCard } from '@/components/stories/StoryCard'
import { StoryList } from '@/components/stories/StoryList'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import type { Column } from '@/ui/table/columns'
import { minutesOf } from './minutes'

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
  return (
    <StoryList
      query={classes}
      fields={fields}
      topic="topic"
      noun="masterclass"
      plural="masterclasses"
      size={24}
      card={(media) => <ClassCard key={media.mediaId} media={media} />}
    />
  )
}

/** One masterclass in the list; opens its dialog. */
function ClassCard({ media }: { media: Shape<'Media'> }) {
  const [params] = useSearchParams()
  const { mediaId, uid, title, description, author, thumbnail, durationSeconds, tags = [] } = media
  const next = new URLSearchParams(params)
  next.set('class', uid ?? mediaId)
  const minutes = minutesOf(durationSeconds)
  return (
    <StoryCard
      of={mediaId}
      image={thumbnail}
      to={`${paths.masterclass}?${next}`}
      title={title}
      text={description}
      topic={capitalised(tags.join(', '))}
      over
    >
      <p className="text-muted fs-6 mb-0 num">{dotted(author, minutes)}</p>
    </StoryCard>
  )
}
