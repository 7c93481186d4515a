import type { ReactNode } from 'react'
import { classes } from '@/ui/roles'
import { CircleArt } from './art/CircleArt'
import { Link } from './links/Link'
import './storyCard.scss'

type Props = {
  /** Seed of the illustration used if there is no picture. */
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

/** One story in a grid: picture, title, excerpt, author. The whole card is the link. */
export function StoryCard({ of: drawn, image, to, title, text, topic, large = false, over = false, children }: Props) {
  return (
    <li className={classes('story-card card card-link', large && 'is-large')}>
      <CircleArt of={drawn} image={image} />
      <div className="story-card-body">
        {topic && <p className="eyebrow mb-1">{topic}</p>}
        <h2>
          <Link to={to} preventScrollReset={over} className="stretched-link">
            {title}
          </Link>
        </h2>
        <p className="story-card-text">{text}</p>
        {children}
      </div>
    </li>
  )
}
