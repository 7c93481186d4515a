import { useSearchParams } from 'react-router-dom'
import { CircleArt } from '@/components/CircleArt'
import { Link } from '@/components/Link'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/paths'
import { minutesOf } from './minutes'

/** One masterclass; the card opens it. */
export function ClassCard({ media }: { media: Shape<'Media'> }) {
  const [params] = useSearchParams()
  const { mediaId, uid, title, description, author, thumbnail, durationSeconds } = media
  const next = new URLSearchParams(params)
  next.set('class', uid ?? mediaId)
  const minutes = minutesOf(durationSeconds)
  return (
    <li className="class-card card card-link">
      <CircleArt of={mediaId} image={thumbnail} />
      <div className="class-card-body">
        <h2>
          <Link to={`${paths.masterclass}?${next}`} preventScrollReset className="stretched-link">
            {title}
          </Link>
        </h2>
        <p className="class-card-text">{description}</p>
        <p className="text-muted fs-6 mb-0 num">{[author, minutes].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
}
