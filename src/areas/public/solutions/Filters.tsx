import '@/ui/table/filters/filterBar.scss'
import { solutionBillings, solutionFacets, solutionOrders } from '@/domain/cart/marketplace'
import type { SolutionFilters } from './useSolutionFilters'

/** Search, billing, order, and the filters that are on or off. */
export function Filters({ filters: { list, wanted, toggle } }: { filters: SolutionFilters }) {
  return (
    <div className="market-bar" role="search">
      <label className="market-search">
        <span className="visually-hidden">Search solutions</span>
        <input
          type="search"
          className="form-control"
          placeholder="Search solutions"
          value={list.search}
          onChange={(event) => list.typeSearch(event.target.value)}
        />
      </label>
      <label className="market-select">
        <span className="visually-hidden">Billing</span>
        <select
          className="form-select"
          value={wanted.billing ?? ''}
          onChange={(event) => list.setFilter('billing', event.target.value)}
        >
          <option value="">Any payment</option>
          {solutionBillings.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="market-select">
        <span className="market-order">Sort by</span>
        <select
          className="form-select"
          value={wanted.order}
          onChange={(event) => list.setSort({ by: event.target.value, down: false })}
        >
          {solutionOrders.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="d-flex flex-wrap gap-2" role="group" aria-label="Filter">
        {solutionFacets.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={wanted.facets.includes(id)}
            onClick={() => toggle(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
