import type { Tag } from './tags'

/** What a call of a bulk run leaves to the run: its route, for the retry class, and what it invalidates. */
export type BatchTicket = { route?: string; invalidates: readonly Tag[] }

const tickets = new WeakMap<object, BatchTicket>()

/**
 * Marks the arguments of one call as part of a bulk run: the call shows no toast, stays on the page, and leaves its cache
 * tags to the run, which invalidates them once at its end.
 * @returns arguments to call with, and the ticket that the call fills in
 */
export function inBatch<Args extends object>(args: Args): { args: Args; ticket: BatchTicket } {
  const own = { ...args }
  const ticket: BatchTicket = { invalidates: [] }
  tickets.set(own, ticket)
  return { args: own, ticket }
}

/** The ticket of a call's arguments, when it is part of a bulk run. */
export const batchTicket = (args: unknown): BatchTicket | undefined =>
  typeof args === 'object' && args !== null ? tickets.get(args) : undefined
