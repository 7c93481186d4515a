import { Suspense } from 'react'
import { useContent } from '@/store/content/useContent'
import type { Solution } from '@/contract/content'
import { byCategory } from '@/domain/cart/marketplace'
import { SolutionCard } from './SolutionCard'

type Props = {
  found: readonly Solution[]
  /** One list in its own order instead of a section for each category. */
  flat: boolean
}

/** The solutions found: a section for each category, or one list where the visitor has searched or sorted. */
export function Sections({ found, flat }: Props) {
  const { data: menu } = useContent('menu.json')
  const sections = flat ? [{ id: undefined, label: 'Results', solutions: found }] : byCategory(found)
  const [first, ...others] = sections.map(({ id, label, solutions }) => (
    <section key={label} className="market-section" aria-label={label}>
      <div className={flat ? 'visually-hidden' : 'market-head'}>
        <h2>{label}</h2>
        <p>{menu?.categories.find((category) => category.id === id)?.text}</p>
      </div>
      <ul className="market-grid" data-count={solutions.length}>
        {solutions.map((solution) => (
          <SolutionCard key={solution.uid} solution={solution} />
        ))}
      </ul>
    </section>
  ))
  return (
    <>
      {first}
      {/* Of the prerendered page they are hydrated after the first. */}
      <Suspense>{others}</Suspense>
    </>
  )
}
