import { SolutionMark } from '@/components/art/SolutionMark'
import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { useContent } from '@/store/content/useContent'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { dateColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'

type Unit = Shape<'DoSubscription'>

const name = textColumn<Unit>('title', 'Solution', ({ title }) => title, {
  rowHeader: true,
  to: ({ solutionUid }) => paths.solution(solutionUid),
  note: ({ variation }) => variation,
})
const columns: readonly Column<Unit>[] = [
  {
    ...name,
    cell: (unit) => (
      <span className="data-person">
        <Mark uid={unit.solutionUid} />
        <span>{name.cell?.(unit)}</span>
      </span>
    ),
  },
  dateColumn('since', 'Assigned on', ({ assignedAt, startDate }) => assignedAt ?? startDate),
  dateColumn('until', 'Ends on', ({ endDate }) => endDate),
]

function Mark({ uid }: { uid: string }) {
  const { data: catalogue } = useContent('solutions.json')
  return <SolutionMark solution={catalogue?.find((one) => one.uid === uid)} />
}

/** Solutions that the user can use now. */
export function ActiveSolutions({ query }: { query: QueryResult<readonly Unit[]> }) {
  const { team } = useTeam()
  const assign = useMay('solutions.assign')
  const { ownerName = 'the owner', ownerEmail } = team
  const ask = `mailto:${ownerEmail ?? ''}?subject=${encodeURIComponent('Request for a solution')}`
  return (
    <QueryTable
      caption="Active solutions"
      query={query}
      columns={query.data?.some(({ endDate }) => endDate) ? columns : columns.filter(({ key }) => key !== 'until')}
      rowKey={({ id }) => id}
      sort="title"
      exportName={false}
      empty={{
        title: 'No solutions yet',
        text: assign.may
          ? 'Assign yourself a solution the team pays for, and it will appear here.'
          : 'Solutions an administrator assigns to you will appear here.',
        drawing: 'shop',
        action: assign.may ? (
          <Button to={paths.team.solutions}>Assign solutions</Button>
        ) : (
          ownerEmail && <Button href={ask}>Ask {ownerName} for a solution</Button>
        ),
      }}
    />
  )
}
