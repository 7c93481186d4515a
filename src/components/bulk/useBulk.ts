import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '@/api/client/api'
import { inBatch } from '@/api/client/batch'
import { isApiError } from '@/api/client/errors'
import type { Tag } from '@/api/client/tags'
import { bulkItems, recheckBulk, runBulk, waitAgain, type BulkItem } from '@/lib/calls/bulk'
import { isStopped, maybeOutdated } from '@/lib/calls/certainty'
import { warnBeforeLeaving } from '@/lib/browser/leaveWarning'
import { progress } from '@/lib/calls/progress'
import { toast } from '@/lib/calls/toast'
import { useAppDispatch, useUser } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/store'
import { formatCount } from '@/lib/money/counts'
import type { BulkOutcome } from '@/ui/BulkResults'
import { useShown } from '@/ui/hooks/useShown'
import { useWrite } from '@/ui/useWrite'
import { results, type KeptResults } from './keptResults'

type Mutation<Args> = {
  initiate: (
    args: Args,
  ) => ThunkAction<PromiseLike<unknown> & { unwrap: () => Promise<unknown> }, RootState, unknown, UnknownAction>
}

export type BulkCall<Row, Args extends object> = {
  /** Name of the run, such as `activate-solutions`; only one run per name at a time, across all tabs. */
  name: string
  /** Title in the task tray: `Activating solutions`. */
  label: string
  rowKey: (row: Row) => string
  /** The name of a row in the results. */
  rowLabel: (row: Row) => string
  /** The request of a row: an endpoint of the API and its arguments. */
  call: Mutation<Args>
  args: (row: Row) => Args
  /**
   * Reads the server once to find out which rows were changed. A row whose response was lost is only sent again after it
   * has confirmed that the change is missing; without it, such rows stay unknown.
   */
  readBack?: (dispatch: AppDispatch, rows: readonly Row[]) => Promise<(row: Row) => boolean | undefined>
  /** Toast shown if all rows succeeded: `3 solutions activated`. */
  done: (count: number) => string
  /** Offered as Undo in that toast. */
  undo?: (rows: readonly Row[]) => void
  /** Where the results outlive the page: a constant of the module. */
  kept?: KeptResults<Row>
}

export type Bulk<Row> = {
  /** Runs the request for these rows; does nothing while a run is in progress. */
  start: (rows: readonly Row[]) => Promise<void>
  busy: boolean
  /** Result of each row, for `<BulkResults>`; closed while there is nothing to show. */
  results: BulkOutcome
}

// The call that finds the session ended is itself stopped before its response is shown.
const isSessionOver = (error: unknown) => isStopped(error) || (isApiError(error) && error.status === 401)

/** Runs one request per row: at most four in flight, each row at most once, cache tags invalidated once at the end. */
export function useBulk<Row, Args extends object>(bulk: BulkCall<Row, Args>): Bulk<Row> {
  const { name, label, rowKey, rowLabel, call, args, readBack, done, undo } = bulk
  const dispatch = useAppDispatch()
  const [own] = useState(() => results<Row>())
  const { read, subscribe, set } = bulk.kept ?? own
  const { items, open, userId } = useSyncExternalStore(subscribe, read)
  const me = useUser()?.userId
  const sending = useWrite({ once: `bulk:${name}` })
  const checking = useWrite()
  const busy = sending.busy || checking.busy
  const isShown = useShown()
  useEffect(() => {
    // Without the warning, closing the tab would silently leave the remaining rows unsent.
    if (busy) return warnBeforeLeaving()
  }, [busy])

  const readRows = readBack && ((rows: readonly Row[]) => readBack(dispatch, rows))

  const run = async (start: readonly BulkItem<Row>[]) => {
    const stop = new AbortController()
    const owed = new Set<Tag>()
    const total = start.filter(({ state }) => state === 'waiting').length
    const before = start.length - total
    const report = (all: readonly BulkItem<Row>[]) => {
      set({ items: all })
      const left = all.filter(({ state }) => state === 'waiting' || state === 'running').length
      progress.report({ id: name, label, done: all.length - before - left, total, cancel: () => stop.abort() })
    }
    const send = async (row: Row) => {
      const { args: own, ticket } = inBatch(args(row))
      const owe = () => ticket.invalidates.forEach((tag) => owed.add(tag))
      try {
        await dispatch(call.initiate(own)).unwrap()
        owe()
      } catch (error) {
        if (maybeOutdated(error)) owe()
        throw error
      }
    }
    report(start)
    try {
      return await runBulk(start, {
        send,
        readBack: readRows,
        isFatal: isSessionOver,
        onChange: report,
        signal: stop.signal,
      })
    } finally {
      progress.finish(name)
      if (owed.size > 0) dispatch(api.util.invalidateTags([...owed]))
    }
  }

  const work = async (start: readonly BulkItem<Row>[]) => {
    if (busy || start.length === 0) return
    set({ open: false, userId: me })
    const ended = await sending.run(() => run(start))
    if (!ended) return toast.info(`${label}: this is already running. Wait until it finishes.`)
    const count = ended.filter(({ state }) => state === 'done').length
    set({ items: ended, open: count < ended.length })
    if (count === ended.length) {
      const rows = ended.map(({ row }) => row)
      return toast.success(done(count), undo && { undo: { label: 'Undo', run: () => undo(rows) } })
    }
    if (!isShown()) toast.failure(label, `${formatCount(count)} of ${formatCount(ended.length)} done. Check the rest.`)
  }

  const recheck = async () => {
    if (!readRows || busy) return
    await checking.run(async () => {
      try {
        set({ items: await recheckBulk(items, readRows) })
      } catch {
        toast.failure('We couldn’t check this', 'The server still isn’t responding. Try again in a moment.')
      }
    })
  }

  return {
    start: (rows) => work(bulkItems(rows, rowKey)),
    busy,
    results: {
      // Only for the user who started the run: someone else may use this computer by now.
      open: open && (me === undefined || userId === me),
      busy,
      title: label,
      items: items.map((item) => ({ ...item, label: rowLabel(item.row) })),
      onRetry: () => work(waitAgain(items, 'failed')),
      onResume: () => work(waitAgain(items, 'canceled')),
      ...(readRows && { onRecheck: recheck }),
      onClose: () => set({ open: false }),
    },
  }
}
