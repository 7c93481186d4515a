import { certaintyOf } from '@/lib/calls/certainty'

/** What an order action answered: its pair of error and data (R-ERR-16), or that it is unknown. */
export type Outcome<Data> =
  { kind: 'done'; data: Data } | { kind: 'refused'; error: unknown } | { kind: 'unknown'; error: unknown }

type Pair<Data> = { data?: Data | undefined; error?: unknown }

/** Reads the pair. Only an answer of the server that refuses it says that nothing has happened. */
export function outcomeOf<Data extends object | null>({ data, error }: Pair<Data>): Outcome<Data> {
  if (data !== undefined) return { kind: 'done', data }
  return { kind: certaintyOf(error) === 'refused' ? 'refused' : 'unknown', error }
}
