import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  useListAssignedTeamDoSubscriptionsQuery,
  useListTeamSubscriptionsQuery,
  useListUnassignedTeamDoSubscriptionsQuery,
} from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { flushChanges, flushTimed, pendingChanges } from '@/components/team/pendingAssignments'
import { useTeam } from '@/components/team/teamContext'
import { solutionColumns } from '@/domain/team/assignments'
import { paths } from '@/domain/navigation/paths'
import { warnBeforeLeaving } from '@/lib/browser/leaveWarning'
import { beforeSwitch } from '@/store/account/accountSwitch'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { usePageVisible } from '@/ui/hooks/usePageVisible'
import { Matrix } from './Matrix'
import { UndoBar } from './UndoBar'
import { Units } from './Units'

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
    <Button variant="cta" to={paths.solutions} why={buy.why}>
      Buy for the team
    </Button>
  )
  return (
    <Page
      title="Solutions"
      lead="Your team’s solutions and who has them."
      // Before that it would push the skeleton down.
      actions={isKnown && columns.length > 0 && more}
    >
      <QueryBoundary
        query={query}
        what="the team’s solutions"
        skeleton={{ shape: 'table', rows: 8, columns: 6 }}
        empty={
          <EmptyState card title="No solutions yet" drawing="shop" action={more}>
            Buy a solution for the team, then assign it to members here.
          </EmptyState>
        }
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
