import type { ReactNode } from 'react'
import { Card } from '@/ui/layout/Card'
import './figures.scss'

type Props = { items: readonly { term: string; value: ReactNode }[] }

/** The main figures of a page, side by side. */
export function Figures({ items }: Props) {
  return (
    <Card>
      <dl className="figures">
        {items.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
