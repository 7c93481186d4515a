import type { ReactNode } from 'react'
import { formatCount } from '@/lib/money/counts'
import './descriptionList.scss'

export type Described = { term: string; value: ReactNode }

/** Terms and values that describe one object. Missing values are a dash with a text for screen readers, numbers grouped. */
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
            ) : typeof value === 'number' ? (
              formatCount(value)
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
