import { useListSolutionsQuery } from '@/api/content'
import { filterSolutions, isCategory, readOrder, solutionCategories, solutionOrders } from '@/domain/cart/marketplace'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useListParams } from '@/ui/table/useListParams'
import { SolutionCard } from './SolutionCard'
import './solutions.scss'

/** The marketplace: search, category and order are in the URL, so that Back restores the same view (T4.1). */
export default function Solutions() {
  const solutions = useListSolutionsQuery()
  const params = useListParams({ filters: ['category'], sort: 'recommended' })
  const category = isCategory(params.filters.category) ? params.filters.category : undefined
  const order = readOrder(params.sort?.by)
  return (
    <div className="container-xl py-4">
      <Page
        title="Solutions & Benefits"
        lead="What a company needs, ready to use: desks, contracts, accounts, software, cover. Prices are in Singapore dollars."
      >
        <div className="market-bar" role="search">
          <label className="market-search">
            <span className="visually-hidden">Search solutions</span>
            <input
              type="search"
              className="form-control"
              placeholder="Search solutions"
              value={params.search}
              onChange={(event) => params.setSearch(event.target.value)}
            />
          </label>
          <label className="market-order">
            <span>Sort by</span>
            <select
              className="form-select"
              value={order}
              onChange={(event) => params.setSort({ by: event.target.value, down: false })}
            >
              {solutionOrders.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="market-categories" role="group" aria-label="Category">
          <CategoryButton label="All" active={!category} onChoose={() => params.setFilter('category', '')} />
          {solutionCategories.map(({ id, label }) => (
            <CategoryButton
              key={id}
              label={label}
              active={category === id}
              onChoose={() => params.setFilter('category', id)}
            />
          ))}
        </div>
        <QueryBoundary
          query={solutions}
          skeleton={<Skeleton shape="tiles" rows={9} label="Loading solutions" />}
          empty={<Nothing onClear={params.clear} />}
        >
          {(all) => {
            const found = filterSolutions(all, { search: params.search, category, order })
            return (
              <>
                <p className={found.length === 0 ? 'visually-hidden' : 'market-count'} role="status">
                  {found.length === 1 ? '1 solution' : `${found.length} solutions`}
                </p>
                {found.length === 0 ? (
                  <Nothing onClear={params.clear} />
                ) : (
                  <ul className="market-grid">
                    {found.map((solution) => (
                      <SolutionCard key={solution.uid} solution={solution} />
                    ))}
                  </ul>
                )}
              </>
            )
          }}
        </QueryBoundary>
      </Page>
    </div>
  )
}

function CategoryButton({ label, active, onChoose }: { label: string; active: boolean; onChoose: () => void }) {
  return (
    <button type="button" className="market-category" aria-pressed={active} onClick={onChoose}>
      {label}
    </button>
  )
}

function Nothing({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No solution fits"
      action={
        <Button variant="outline-primary" onClick={onClear}>
          Show all solutions
        </Button>
      }
    >
      Try another word or another category.
    </EmptyState>
  )
}
