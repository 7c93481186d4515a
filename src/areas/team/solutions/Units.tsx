import { useMay } from '@/components/access/useAccess'
import { UnitMeter } from '@/components/team/UnitMeter'
import type { SolutionColumn } from '@/domain/team/assignments'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import './units.scss'

/** The licences of every solution: how many are assigned and available, and how to buy more. */
export function Units({ columns }: { columns: readonly SolutionColumn[] }) {
  const may = useMay('solutions.buyMore')
  const vacant = columns.reduce<number | undefined>(
    (sum, column) => (sum === undefined || column.vacant === undefined ? undefined : sum + column.vacant),
    0,
  )
  return (
    <Card title="Licences" actions={vacant !== undefined && <span className="text-muted num">{vacant} available</span>}>
      <ul className="plain units">
        {columns.map((column) => (
          <li key={column.subscriptionId}>
            <Unit column={column} why={may.why} />
          </li>
        ))}
      </ul>
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
