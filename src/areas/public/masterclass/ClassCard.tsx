import { useSearchParams } from 'react-router-dom'
import { StoryCard } from '@/components/StoryCard'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { minutesOf } from './minutes'

/** One masterclass in the list; opens its dialog. */
export function ClassCard({ media }: { media: Shape<'Media'> }) {
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
