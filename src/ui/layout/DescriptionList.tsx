import type { ReactNode } from 'react'
import './descriptionList.scss'

export type Described = { term: string; value: ReactNode }

/** Terms and values that describe one object. Missing values show as a dash with a text for screen readers. */
export function DescriptionList({ items }: { items: readonly Described[] }) {
  return (
    <dl className="facts">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value === undefined || value === null || value === false || value === '' ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">Not provided</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
