import { clock } from '../clock'
import { loaded } from '../loaded'
import { seedAll } from './seeds'

/** The entire server state: one list (or record) per kind of data. */
export type Db = ReturnType<typeof seedAll>

/** The current state. Its lists are replaced on a reset, so always read them through `db`. */
export const db = {} as Db

/** How long seeds can be reused, in ms: generating them takes a while, and tests reset often. */
const fresh = 120_000

let count = 0
loaded.db = true
let seeds: { at: number; texts: Map<string, string> } | undefined

/** Called after every reset, when the tables are as seeded. @param at the time that their dates are relative to */
export const onReset = new Set<(at: number, texts: ReadonlyMap<string, string>) => void>()

/** Fills the database from the fixed seeds. */
export function resetDb(): void {
  count = 0
  for (const key of Object.keys(db)) delete (db as Record<string, unknown>)[key]
  const { at, texts } = freshSeeds()
  for (const [name, text] of texts) setTable(name, text)
  for (const listener of onReset) listener(at, texts)
}

function freshSeeds(): { at: number; texts: Map<string, string> } {
  const now = clock.now()
  const usable = seeds && (clock.stoppedAt() === undefined ? Math.abs(now - seeds.at) < fresh : now === seeds.at)
  if (!seeds || !usable)
    seeds = { at: now, texts: new Map(Object.entries(seedAll()).map(([name, table]) => [name, JSON.stringify(table)])) }
  return seeds
}

/** Sets a table as JSON; it is parsed on first access. */
export function setTable(name: string, text: string): void {
  const put = (value: unknown) =>
    Object.defineProperty(db, name, { value, writable: true, enumerable: true, configurable: true })
  Object.defineProperty(db, name, {
    enumerable: true,
    configurable: true,
    set: put,
    get() {
      const table: unknown = JSON.parse(text)
      put(table)
      return table
    },
  })
}

/** The tables that have been accessed since they were set: only these can have changed. */
export const touchedTables = (): [name: string, table: unknown][] =>
  Object.entries(Object.getOwnPropertyDescriptors(db)).flatMap(([name, { get, value }]) => (get ? [] : [[name, value]]))

/** A new id, the same in every run: `order-n1`, `order-n2`. */
export function freshId(kind: string): string {
  count = Math.max(count, (db as { lastId?: number }).lastId ?? 0) + 1
  ;(db as { lastId?: number }).lastId = count
  return `${kind}-n${count}`
}
