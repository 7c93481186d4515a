import type { Shape } from '@/contract/types'
import { planTitle } from '../billing/planTitle'

type Unit = Shape<'DoSubscription'>
type Subscription = Shape<'TeamSubscription'>

/** A bought solution as a column of the matrix, with its units. */
export type SolutionColumn = {
  subscriptionId: string
  solutionUid: string
  /** For the link to buy more of the same. */
  variationUid: string | undefined
  title: string
  /** The title without its plan, if no other column has the same. */
  shortTitle: string
  /** Units by state, with the pending changes applied; undefined if no answer says how many. */
  assigned: number | undefined
  vacant: number | undefined
  /** Ids of vacant units that no pending change has taken. */
  free: readonly string[]
  /** Ids of assigned units. */
  taken: readonly string[]
}

/** A change that can still be undone, or is being sent. */
export type PendingChange = {
  kind: 'assign' | 'take'
  teamId: string
  subscriptionId: string
  unitId: string
  memberId: string
  memberName: string
  title: string
}

/** One cell: whether the member has the solution, and what is about to change. */
export type CellState =
  | { state: 'assigned'; unitId: string }
  | { state: 'free'; unitId: string }
  | { state: 'none' }
  /** No vacant unit is listed, but no answer says that there is none. */
  | { state: 'unknown' }
  | { state: 'other'; title: string }
  | { state: 'pending'; kind: PendingChange['kind']; unitId: string }

/**
 * The columns of the matrix members × solutions: every solution that the team pays for and that has not ended, by
 * title, with the units left after the pending changes.
 */
export function solutionColumns(
  subscriptions: readonly Subscription[],
  assigned: readonly Unit[],
  vacant: readonly Unit[],
  pending: readonly PendingChange[] = [],
): SolutionColumn[] {
  // Units that don’t name their subscription are found by name: that none was found proves nothing.
  const isExact = [...assigned, ...vacant].some(({ subscriptionId }) => subscriptionId)
  const sumOf = (units: readonly Unit[], kind: string | undefined, said: number | undefined, change: number) => {
    // What else can be bought may have no units.
    const isListed = units.length > 0 || (isExact && (kind ?? 'SOLUTION') === 'SOLUTION')
    const count = isListed ? units.length : said
    return count === undefined ? undefined : Math.max(0, count + change)
  }
  const running = subscriptions.filter(({ kind, status }) => kind !== 'SEATS' && status !== 'ENDED')
  const isOnly = (title: string) => running.filter((one) => one.title === title).length === 1
  return running
    .map((one) => {
      const { subscriptionId } = one
      const own = (units: readonly Unit[]) => units.filter((unit) => isOf(unit, one))
      const changes = pending.filter((change) => change.subscriptionId === subscriptionId)
      const taken = changes.filter((change) => change.kind === 'assign')
      const given = changes.length - taken.length
      const ids = taken.map(({ unitId }) => unitId)
      const free = own(vacant).filter((unit) => !ids.includes(unit.id))
      const gone = own(vacant).length - free.length
      return {
        subscriptionId,
        solutionUid: one.solutionUid ?? '',
        variationUid: own([...vacant, ...assigned]).find((unit) => unit.variationUid)?.variationUid ?? undefined,
        title: planTitle(one),
        shortTitle: one.title && isOnly(one.title) ? one.title : planTitle(one),
        assigned: sumOf(own(assigned), one.kind, one.assigned, taken.length - given),
        vacant: sumOf(own(vacant), one.kind, one.vacant, given - gone),
        free: free.map(({ id }) => id),
        taken: own(assigned).map(({ id }) => id),
      }
    })
    .sort((a, b) => a.title.localeCompare(b.title))
}

/** Whether a unit is one of a subscription's: by its id, else by its solution, else by its name. */
function isOf(unit: Unit, { subscriptionId, solutionUid, title, variation }: Subscription): boolean {
  if (unit.subscriptionId) return unit.subscriptionId === subscriptionId
  if (unit.variation && variation && unit.variation !== variation) return false
  return solutionUid ? unit.solutionUid === solutionUid : unit.title === title
}

/** The state of one cell. @param assigned all assigned units of the team */
export function cellOf(
  member: { id: string },
  column: SolutionColumn,
  assigned: readonly Unit[],
  pending: readonly PendingChange[],
): CellState {
  const change = pending.find((one) => one.memberId === member.id && one.subscriptionId === column.subscriptionId)
  if (change) return { state: 'pending', kind: change.kind, unitId: change.unitId }
  const units = assigned.filter(({ assigneeId }) => assigneeId === member.id)
  const own = units.find(({ id }) => column.taken.includes(id))
  if (own) return { state: 'assigned', unitId: own.id }
  // The server assigns a solution to a member once, whatever its variation.
  const other = column.solutionUid ? units.find(({ solutionUid }) => solutionUid === column.solutionUid) : undefined
  if (other) return { state: 'other', title: planTitle(other) }
  const [unitId] = column.free
  if (unitId !== undefined) return { state: 'free', unitId }
  return { state: column.vacant === 0 ? 'none' : 'unknown' }
}
