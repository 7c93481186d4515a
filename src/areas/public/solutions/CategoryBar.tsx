import type { Solution, SolutionCategory } from '@/contract/content'
import { solutionCategories } from '@/domain/cart/marketplace'

type Props = {
  /** The solutions that match all other filters; undefined while unknown. */
  found: readonly Solution[] | undefined
  value: SolutionCategory | undefined
  onChoose: (category: SolutionCategory | '') => void
}

/** The categories with their numbers of solutions; stays below the header while the page is scrolled. */
export function CategoryBar({ found, value, onChoose }: Props) {
  const choices = [{ id: '' as const, label: 'All' }, ...solutionCategories]
  return (
    <div className="market-categories" role="group" aria-label="Category">
      {choices.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="market-chip"
          aria-pressed={(value ?? '') === id}
          onClick={() => onChoose(id)}
        >
          {label}
          {found && (
            <span className="market-number" aria-hidden="true">
              {id ? found.filter(({ category }) => category === id).length : found.length}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
