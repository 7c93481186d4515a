import type { Tag } from './tags'

/** What a call reports to its bulk run: the tags it invalidates. */
export type BatchTicket = { invalidates: readonly Tag[] }

const tickets = new WeakMap<object, BatchTicket>()

/**
 * Marks the arguments of one call as part of a bulk run: the call shows no toast, does not redirect, and leaves its
 * cache tags to the run, which invalidates them once at its end.
 * @returns arguments for the call, and the ticket that the call fills in
 */
export function inBatch<Args extends object>(args: Args): { args: Args; ticket: BatchTicket } {
  const own = { ...args }
  const ticket: BatchTicket = { invalidates: [] }
  tickets.set(own, ticket)
  return { args: own, ticket }
}

/** The ticket in a call's arguments, if it is part of a bulk run. */
export const batchTicket = (args: unknown): BatchTicket | undefined =>
  typeof args === 'object' && args !== null ? tickets.get(args) : undefined
