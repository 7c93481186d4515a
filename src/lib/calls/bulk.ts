import { certaintyOf, isAccepted, isGone, isOutdated, isStopped } from './certainty'

/**
 * `unknown`: the response was lost, and it is not known yet whether the change was made.
 * `gone`: the record that it concerns no longer exists (404), so there is nothing to send again.
 * `canceled`: not sent, because the run was canceled before its turn.
 */
export type BulkState = 'waiting' | 'running' | 'done' | 'failed' | 'gone' | 'unknown' | 'canceled'

export type BulkItem<Row> = {
  key: string
  row: Row
  state: BulkState
  error?: unknown
  /** It was sent and may have been processed: check the server's state before sending it again. */
  unsure?: true
}

export type BulkPlan<Row> = {
  /** Sends one row's call; rejects if it fails. */
  send: (row: Row) => Promise<unknown>
  /**
   * Reads the server's state. @returns whether the change of a row has been made, undefined if the answers don't show
   * it; rejects if it cannot be read
   */
  readBack?: ((rows: readonly Row[]) => Promise<(row: Row) => boolean | undefined>) | undefined
  /** An error after which no further row is sent: the session has ended. */
  isFatal?: (error: unknown) => boolean
  /** Called with all items on every change. */
  onChange?: (items: readonly BulkItem<Row>[]) => void
  /** Aborting sends no further row; rows in flight are completed. */
  signal?: AbortSignal
}

/** The maximum number of calls in flight. */
export const bulkLanes = 4

/** Items for rows that have not been sent yet; duplicate rows become one item. */
export const bulkItems = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): BulkItem<Row>[] => [
  ...new Map(rows.map((row) => [keyOf(row), { key: keyOf(row), row, state: 'waiting' as const }])).values(),
]

/** The same items with those of one state reset to waiting, for a further run. */
export const waitAgain = <Row>(items: readonly BulkItem<Row>[], state: BulkState): BulkItem<Row>[] =>
  items.map((item) => (item.state === state ? { ...item, state: 'waiting' } : item))

/**
 * Sends the waiting items with limited concurrency, each at most once. After lost responses it reads the server's
 * state at the end; an item that may have been processed before is checked first and only sent if the change is
 * missing.
 * @returns all items in their order; none is waiting or running
 */
export async function runBulk<Row>(items: readonly BulkItem<Row>[], plan: BulkPlan<Row>): Promise<BulkItem<Row>[]> {
  const all = [...items]
  const place = new Map(all.map(({ key }, index) => [key, index]))
  let ended = false
  const stopped = () => ended || plan.signal?.aborted === true
  const tell = () => plan.onChange?.([...all])
  const set = ({ key, row }: BulkItem<Row>, next: Omit<BulkItem<Row>, 'key' | 'row'>) => {
    all[place.get(key) ?? -1] = { key, row, ...next }
  }

  /** Checks items that may have been processed. @returns those that have not */
  const verify = async (unsure: readonly BulkItem<Row>[]): Promise<BulkItem<Row>[]> => {
    if (unsure.length === 0) return []
    let isDone: ((row: Row) => boolean | undefined) | undefined
    try {
      const rows = unsure.map(({ row }) => row)
      isDone = await plan.readBack?.(rows)
      // The first read after a write may be outdated: only the second one proves that a change is missing.
      if (isDone && !rows.every(isDone)) isDone = await plan.readBack?.(rows)
    } catch {
      isDone = undefined
    }
    const isMade = (item: BulkItem<Row>) => isDone?.(item.row)
    for (const item of unsure)
      if (isMade(item)) set(item, { state: 'done' })
      else set(item, { state: item.state === 'failed' ? 'failed' : 'unknown', error: item.error, unsure: true })
    tell()
    return unsure.filter((item) => isMade(item) === false)
  }

  const send = async (item: BulkItem<Row>) => {
    set(item, { state: 'running' })
    tell()
    try {
      await plan.send(item.row)
      set(item, { state: 'done' })
    } catch (error) {
      set(item, outcomeOf(error))
      ended ||= plan.isFatal?.(error) === true
    }
    tell()
  }
  const outcomeOf = (error: unknown): Omit<BulkItem<Row>, 'key' | 'row'> => {
    if (isAccepted(error)) return { state: 'done' }
    const certainty = certaintyOf(error)
    const unsure = certainty === 'refused' ? {} : { unsure: true as const }
    return { state: isGone(error) ? 'gone' : certainty === 'lost' ? 'unknown' : 'failed', error, ...unsure }
  }

  const waiting = all.filter(({ state }) => state === 'waiting')
  const missing = stopped() ? [] : await verify(waiting.filter(({ unsure }) => unsure))
  const queue = waiting.filter((item) => !item.unsure || missing.includes(item))
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (stopped()) return void queue.unshift(next)
      await send(next)
    }
  }
  await Promise.all(Array.from({ length: bulkLanes }, lane))

  const sent = new Set(waiting.map(({ key }) => key))
  // A conflict may be about an earlier delivery of the same request, or another tab: then it is done.
  const isOpen = ({ state, error }: BulkItem<Row>) => state === 'unknown' || (state === 'failed' && isOutdated(error))
  const lost = all.filter((item) => sent.has(item.key) && isOpen(item))
  const notMade = ended ? [] : await verify(lost)
  // A call that was aborted here may still run on the server: a change that is missing now may be made later.
  for (const item of notMade)
    set(item, { state: isStopped(item.error) ? 'unknown' : 'failed', error: item.error, unsure: true })
  for (const item of all.filter(({ state }) => state === 'waiting'))
    set(item, { state: item.unsure ? 'unknown' : 'canceled', ...(item.unsure && { unsure: true, error: item.error }) })
  tell()
  return all
}

/** Checks the unknown items without sending anything. */
export async function recheckBulk<Row>(
  items: readonly BulkItem<Row>[],
  readBack: NonNullable<BulkPlan<Row>['readBack']>,
): Promise<BulkItem<Row>[]> {
  const isDone = await readBack(items.filter(({ state }) => state === 'unknown').map(({ row }) => row))
  return items.map((item) => {
    const found = item.state === 'unknown' ? isDone(item.row) : undefined
    if (found) return { key: item.key, row: item.row, state: 'done' }
    return found === false ? { ...item, state: 'failed' } : item
  })
}
