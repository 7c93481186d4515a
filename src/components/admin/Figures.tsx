import { formatCount } from '@/lib/money/counts'
import { dash } from '@/lib/text/wording'
import { Card } from '@/ui/layout/Card'
import './figures.scss'

type Props = { items: readonly { term: string; value: number | string | undefined }[] }

/** The main figures of a page, side by side. */
export function Figures({ items }: Props) {
  return (
    <Card>
      <dl className="figures">
        {items.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-muted fs-6">{term}</dt>
            <dd className="num">{typeof value === 'number' ? formatCount(value) : (value ?? dash)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
