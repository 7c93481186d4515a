import type { ReactNode } from 'react'
import { classes } from '@/ui/roles'
import { toneOf } from '../art/artTone'
import { CircleArt } from '../art/CircleArt'
import { Link } from '../links/Link'
import './storyCard.scss'

type Props = {
  /** Seed of the tint used if there is no picture. */
  of: string
  image: string | null | undefined
  to: string
  title: string
  text: string | undefined
  /** Shown above the title. */
  topic?: string
  large?: boolean
  /** Opens in a dialog; the list keeps its scroll position. */
  over?: boolean
  children: ReactNode
}

/** One story in a grid: picture, title, excerpt, author; without a picture the title is set large on a tint. The whole card is the link. */
export function StoryCard({ of: seed, image, to, title, text, topic, large = false, over = false, children }: Props) {
  return (
    <li className={classes('story-card card card-link', large && 'is-large')}>
      {image && <CircleArt of={seed} image={image} />}
      <div className={classes('story-card-head', !image && `story-card-tinted circle-art-${toneOf(seed)}`)}>
        {topic && <p className="eyebrow mb-1">{topic}</p>}
        <h2>
          <Link to={to} preventScrollReset={over} className="stretched-link">
            {title}
          </Link>
        </h2>
      </div>
      <div className="story-card-body">
        <p className="story-card-text">{text}</p>
        {children}
      </div>
    </li>
  )
}
