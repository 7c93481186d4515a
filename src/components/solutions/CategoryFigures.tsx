import type { Solution, SolutionCategory } from '@/contract/content'
import { categoryFigures } from '@/domain/cart/catalogue'
import { countOf } from '@/lib/money/counts'
import { formatSgd } from '@/lib/money/money'
import { useIsPremium } from '@/store/hooks'

type Props = { solutions: readonly Solution[]; category: SolutionCategory }

/** `5 solutions, from S$22.00`: how many a category has, and the reader’s lowest price. */
export function CategoryFigures({ solutions, category }: Props) {
  const { count, free, from } = categoryFigures(solutions, category, useIsPremium())
  if (count === 0 || from === undefined) return null
  return (
    <>
      {countOf(count, 'solution')}
      {free > 0 ? `, ${free} free` : `, from ${formatSgd(from)}`}
    </>
  )
}
