import type { Solution } from '@/contract/content'
import { CategoryArt } from './CategoryArt'
import './solutionMark.scss'

/** The drawing of a solution beside its name in a list; an empty disc while it is loading or no longer sold. */
export function SolutionMark({ solution }: { solution: Solution | undefined }) {
  return (
    <div className="solution-mark">{solution && <CategoryArt category={solution.category} uid={solution.uid} />}</div>
  )
}
