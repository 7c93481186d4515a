import type { SolutionCategory } from '@/contract/content'
import { Icon } from '@/ui/Icon'
import './categoryArt.scss'

// Every solution gets its own illustration, always the same one: it is derived from the name.
const seedOf = (uid: string) => [...uid].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)

/** Decorative illustration of a solution: circles in the colour of its category. */
export function CategoryArt({ category, uid }: { category: SolutionCategory; uid: string }) {
  const seed = seedOf(uid)
  const x = 150 + (seed % 90)
  const y = 20 + (seed % 60)
  return (
    <div className={`art art-${category}`} aria-hidden="true">
      <svg viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice" focusable="false">
        <circle cx={x} cy={y} r={46 + (seed % 26)} className="art-ring" />
        <circle cx={x + 74} cy={y + 40} r={22 + (seed % 15)} className="art-fill" />
        <circle cx={x - 96} cy={y + 58} r={12 + (seed % 11)} className="art-fill art-faint" />
      </svg>
      <span className="art-icon">
        <Icon name={category} />
      </span>
    </div>
  )
}
