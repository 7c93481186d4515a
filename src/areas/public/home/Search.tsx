import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { SiteLink } from '@/components/links/SiteLink'
import type { HomeContent } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'

/** Searches the solutions. Until the page is interactive the browser submits the form itself, to the same URL. */
export function Search({ suggestions = [] }: { suggestions?: HomeContent['searches'] }) {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    void navigate(paths.solutionsFor(typeof text === 'string' ? text.trim() : ''))
  }
  return (
    <form className="hero-search" role="search" action={paths.solutions} method="get" onSubmit={search}>
      <label htmlFor="hero-q">What do you need today?</label>
      <div className="hero-field">
        <input
          id="hero-q"
          name="q"
          type="search"
          className="form-control"
          placeholder="A company, a desk, insurance"
          autoComplete="off"
        />
        <button type="submit" className="btn btn-outline-primary">
          Search
        </button>
      </div>
      {suggestions.length > 0 && (
        <ul className="hero-chips" aria-label="Popular searches">
          {suggestions.map(({ label, href }) => (
            <li key={label}>
              <SiteLink to={href} className="hero-chip">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
