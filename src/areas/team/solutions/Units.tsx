import { useMay } from '@/components/access/useAccess'
import { UnitMeter } from '@/components/team/UnitMeter'
import type { SolutionColumn } from '@/domain/team/assignments'
import { paths } from '@/domain/navigation/paths'
import { countOf, formatCount } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import { useIsWide } from '@/ui/hooks/useMatchMedia'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import './units.scss'

/** The licences of every solution: how many are assigned and available, and how to buy more. On phones they are folded. */
export function Units({ columns }: { columns: readonly SolutionColumn[] }) {
  const isWide = useIsWide()
  const may = useMay('solutions.buyMore')
  const vacant = columns.reduce<number | undefined>(
    (sum, column) => (sum === undefined || column.vacant === undefined ? undefined : sum + column.vacant),
    0,
  )
  const list = (
    <ul className="plain units">
      {columns.map((column) => (
        <li key={column.subscriptionId} className="d-flex align-items-center justify-content-between gap-3">
          <Unit column={column} why={may.why} />
        </li>
      ))}
    </ul>
  )
  return (
    <Card
      title="Licences"
      actions={vacant !== undefined && <span className="text-muted num">{formatCount(vacant)} available</span>}
    >
      {isWide || columns.length <= 2 ? (
        list
      ) : (
        <Disclosure summary={countOf(columns.length, 'solution')}>{list}</Disclosure>
      )}
    </Card>
  )
}

function Unit({ column, why }: { column: SolutionColumn; why: string | undefined }) {
  const { title, assigned, vacant, solutionUid, variationUid } = column
  const own = variationUid ? paths.solutionVariation(solutionUid, variationUid) : paths.solution(solutionUid)
  const to = solutionUid ? own : paths.solutions
  return (
    <>
      <UnitMeter title={title} assigned={assigned} vacant={vacant} />
      <Button variant="outline-secondary" size="sm" to={to} why={why} aria-label={`Buy more: ${title}`}>
        Buy more
      </Button>
    </>
  )
}
