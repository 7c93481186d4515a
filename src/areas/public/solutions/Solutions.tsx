import { useRef, Suspense } from 'react'
import { SiteButton } from '@/components/links/SiteButton'
import type { SolutionCategory, Solution } from '@/contract/content'
import { filterSolutions, solutionCategories, byCategory } from '@/domain/cart/marketplace'
import { paths } from '@/domain/navigation/paths'
import { countOf } from '@/lib/money/counts'
import { useContent } from '@/store/content/useContent'
import { useIsPremium } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { NothingFound } from '@/ui/table/NothingFound'
import { roomOnly } from '@/ui/layout/roomOnly'
import { useDocumentClass } from '@/ui/hooks/useDocumentClass'
import { ForYou } from './ForYou'
import { Filters } from './Filters'
import { useSolutionFilters } from './useSolutionFilters'
import { SolutionCard } from './SolutionCard'
import './solutions.scss'

/** The marketplace: a section for each category; search, filters and order are in the URL. */
export default function Solutions() {
  const solutions = useContent('solutions.json')
  const premium = useIsPremium()
  const filters = useSolutionFilters()
  useDocumentClass('shows-market')
  const { list, wanted } = filters
  const results = useRef<HTMLDivElement>(null)
  const others = solutions.data && filterSolutions(solutions.data, { ...wanted, category: undefined, premium })
  const choose = (category: SolutionCategory | '') => {
    list.setFilter('category', category)
    // The bar is sticky, so the start of the results may have been scrolled out of view.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
  }
  return (
    <div className="container-xl py-4">
      <Page
        title="Solutions & Benefits"
        lead="Desks, contracts, accounting, software and insurance, ready to use. Prices are in Singapore dollars."
      >
        <div className="market-tools" style={roomOnly(solutions.data?.length === 0)}>
          <Filters filters={filters} />
          <CategoryBar found={others} value={wanted.category} onChoose={choose} />
        </div>
        <div ref={results} className="market-results">
          <QueryBoundary
            query={solutions}
            what="the solutions"
            skeleton={{ shape: 'tiles', rows: 9 }}
            empty={{
              title: 'No solutions yet',
              text: 'Tell us what you’d like to see here first.',
              drawing: 'shop',
              card: false,
              action: (
                <SiteButton variant="outline-secondary" to={paths.contact}>
                  Contact us
                </SiteButton>
              ),
            }}
          >
            {(all) => {
              const found = filterSolutions(all, { ...wanted, premium })
              return (
                <>
                  {/* For screen readers only: the category bar shows the numbers. */}
                  <p className="visually-hidden" role="status">
                    {countOf(found.length, 'solution')}
                  </p>
                  {found.length === 0 ? (
                    <NothingFound title="No solutions match" clear="Show all solutions" onClear={list.clear}>
                      Try another search or remove a filter.
                    </NothingFound>
                  ) : (
                    <Sections found={found} flat={wanted.search !== '' || wanted.order !== 'recommended'} />
                  )}
                  <ForYou all={all} />
                </>
              )
            }}
          </QueryBoundary>
        </div>
      </Page>
    </div>
  )
}

type Props = {
  /** The solutions that match all other filters; undefined while unknown. */
  found: readonly Solution[] | undefined
  value: SolutionCategory | undefined
  onChoose: (category: SolutionCategory | '') => void
}

/** The categories with their numbers of solutions; stays below the header while the page is scrolled. */
function CategoryBar({ found, value, onChoose }: Props) {
  const choices = [{ id: '' as const, label: 'All' }, ...solutionCategories]
  return (
    <div className="market-categories" role="group" aria-label="Category">
      {choices.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-pressed={(value ?? '') === id}
          onClick={() => onChoose(id)}
        >
          {label}
          {found && (
            <span className="chip-count num" aria-hidden="true">
              {id ? found.filter(({ category }) => category === id).length : found.length}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

type SectionsProps = {
  found: readonly Solution[]
  /** One list in its own order instead of a section for each category. */
  flat: boolean
}

/** The solutions found: a section for each category, or one list where the visitor has searched or sorted. */
function Sections({ found, flat }: SectionsProps) {
  const { data: menu } = useContent('menu.json')
  const sections = flat ? [{ id: undefined, label: 'Results', solutions: found }] : byCategory(found)
  const [first, ...others] = sections.map(({ id, label, solutions }) => (
    <section key={label} className="market-section" aria-label={label}>
      <div className={flat ? 'visually-hidden' : 'market-head'}>
        <h2>{label}</h2>
        <p className="mb-0 text-muted">{menu?.categories.find((category) => category.id === id)?.text}</p>
      </div>
      <ul className="market-grid">
        {solutions.map((solution) => (
          <SolutionCard key={solution.uid} solution={solution} />
        ))}
      </ul>
    </section>
  ))
  return (
    <>
      {first}
      {/* On the prerendered page, they are hydrated after the first section. */}
      <Suspense>{others}</Suspense>
    </>
  )
}
