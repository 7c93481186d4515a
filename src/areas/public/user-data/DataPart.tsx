import { useState } from 'react'
import { DateTime } from '@/components/DateTime'
import { formatCount } from '@/lib/money/counts'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import type { Fact } from './facts'
import { isNothingHeld } from './nothingHeld'
import type { Part, Row } from './useMyData'

/** Number of rows shown before "Show all". */
const firstRows = 5
const firstFacts = 12

const nothing = <p className="text-muted mb-0">Nothing stored.</p>

/** One category of data: its facts, or the newest rows with a button that shows all. */
export function DataPart({ part: { title, reading, facts, rows } }: { part: Part }) {
  const count = rows?.length
  const heading = count === undefined || count === 0 ? title : `${title} (${formatCount(count)})`
  return (
    <Card title={heading}>
      {isNothingHeld(reading.error) && !reading.isFetching ? (
        nothing
      ) : (
        <QueryBoundary
          query={reading}
          skeleton={{ rows: 3, label: `Loading: ${title}` }}
          empty={nothing}
          isEmpty={() => (rows ?? facts ?? []).length === 0}
          errorTitle="We couldn’t load this part"
        >
          {() => (rows ? <Rows rows={rows} title={title} /> : <Facts facts={facts ?? []} title={title} />)}
        </QueryBoundary>
      )}
    </Card>
  )
}

function Rows({ rows, title }: { rows: readonly Row[]; title: string }) {
  const { shown, more } = useMore(rows, firstRows, title)
  return (
    <>
      <ul className="plain user-data-rows">
        {shown.map(({ title: name, detail, at }, index) => (
          <li key={index}>
            <span>
              <span className="fw-semibold">{name}</span>
              {detail && <span className="d-block small text-muted">{detail}</span>}
            </span>
            {at && <DateTime at={at} />}
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}

function Facts({ facts, title }: { facts: readonly Fact[]; title: string }) {
  const { shown, more } = useMore(facts, firstFacts, title)
  return (
    <>
      <DescriptionList items={shown.map(({ term, text }) => ({ term, value: text }))} />
      {more}
    </>
  )
}

/** The first items of a list, and the button that shows all. */
function useMore<One>(all: readonly One[], first: number, title: string) {
  const [open, setOpen] = useState(false)
  const more = all.length > first && (
    <Button variant="outline-secondary" size="sm" className="mt-3" aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? `Show the first ${first}` : `Show all ${formatCount(all.length)}`}
      <span className="visually-hidden"> of {title}</span>
    </Button>
  )
  return { shown: open ? all : all.slice(0, first), more }
}
