import type { SolutionCategory } from '@/contract/content'
import { solutionDrawing } from './solutionDrawings'
import './categoryArt.scss'

/** Decorative picture of a solution: its line drawing on a circle in the colour of its category, as wide as its box. */
export function CategoryArt({ category, uid }: { category: SolutionCategory; uid: string }) {
  return (
    <div className={`art art-${category}`} aria-hidden="true">
      <svg viewBox="0 0 48 48" focusable="false">
        <use href={solutionDrawing(uid, category)} />
      </svg>
    </div>
  )
}
