import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  useListAssignedTeamDoSubscriptionsQuery,
  useListTeamSubscriptionsQuery,
  useListUnassignedTeamDoSubscriptionsQuery,
} from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { flushChanges, flushTimed, pendingChanges } from '@/components/team/pendingAssignments'
import { useTeam } from '@/components/team/teamContext'
import { solutionColumns, type SolutionColumn } from '@/domain/team/assignments'
import { paths } from '@/domain/navigation/paths'
import { warnBeforeLeaving } from '@/lib/browser/leaveWarning'
import { beforeSwitch } from '@/store/account/accountSwitch'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { usePageVisible } from '@/ui/hooks/usePageVisible'
import { UnitMeter } from '@/components/team/UnitMeter'
import { countOf, formatCount } from '@/lib/money/counts'
import { useIsWide } from '@/ui/hooks/useMatchMedia'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { Matrix } from './Matrix'
import { UndoBar } from './UndoBar'
import './units.scss'

/** Who uses what: the team's solutions with their units, and the matrix that assigns them. */
export default function TeamSolutions() {
  const { teamId } = useTeam()
  const dispatch = useAppDispatch()
  const subscriptions = useListTeamSubscriptionsQuery({ id: teamId })
  const assigned = useListAssignedTeamDoSubscriptionsQuery({ id: teamId })
  const vacant = useListUnassignedTeamDoSubscriptionsQuery({ id: teamId })
  const pending = useSyncExternalStore(pendingChanges.subscribe, pendingChanges.read)
  const buy = useMay('solutions.buyMore')
  const waits = pending.some(({ phase }) => phase === 'waiting')
  useEffect(() => beforeSwitch(() => dispatch(flushChanges())), [dispatch])
  const seen = usePageVisible()
  useEffect(() => {
    if (!seen) dispatch(flushTimed())
  }, [dispatch, seen])
  useEffect(() => {
    if (waits) return warnBeforeLeaving()
  }, [waits])
  const columns = useMemo(
    () => solutionColumns(subscriptions.data ?? [], assigned.data ?? [], vacant.data ?? [], pending),
    [subscriptions.data, assigned.data, vacant.data, pending],
  )
  const all = [subscriptions, assigned, vacant]
  const isKnown = all.every(({ data }) => data !== undefined)
  const query: QueryResult<typeof columns> = {
    ...(all.find(({ isError }) => isError) ?? subscriptions),
    data: isKnown ? columns : undefined,
    currentData: isKnown ? columns : undefined,
    refetch: () => all.forEach(({ refetch }) => void refetch()),
  }
  const more = (
    <Button to={paths.solutions} why={buy.why}>
      Buy for the team
    </Button>
  )
  return (
    <Page
      title="Solutions"
      lead="Your team’s solutions and who has them."
      // Before everything has loaded, it would push the skeleton down.
      actions={isKnown && columns.length > 0 && more}
    >
      <QueryBoundary
        query={query}
        what="the team’s solutions"
        skeleton={{ shape: 'table', rows: 8, columns: 6 }}
        empty={{
          title: 'No solutions yet',
          text: 'Buy a solution for the team, then assign it to members here.',
          drawing: 'shop',
          action: more,
        }}
      >
        {(solutions) => (
          <>
            <Units columns={solutions} />
            <Matrix columns={solutions} assigned={assigned.data ?? []} pending={pending} />
          </>
        )}
      </QueryBoundary>
      <UndoBar pending={pending} />
    </Page>
  )
}

/** The licences of every solution: how many are assigned and available, and how to buy more. On phones they are folded. */
function Units({ columns }: { columns: readonly SolutionColumn[] }) {
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
