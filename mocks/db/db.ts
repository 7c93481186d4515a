import { clock } from '../settings/clock'
import { loaded } from '../loaded'
import { seedAll } from './seeds'

type Initial = ReturnType<typeof seedAll>

/** The entire server state: one list (or record) per kind of data. */
export type Db = { [Name in keyof Initial]: Initial[Name] extends () => infer Rows ? Rows : Initial[Name] }

/** The current state. Its lists are replaced on a reset, so always read them through `db`. */
export const db = {} as Db

/** How long seeds can be reused, in ms: generating them takes a while, and tests reset often. */
const fresh = 120_000

/** The initial state at one time. */
export type Seeds = {
  /** The time that their dates are relative to. */
  at: number
  names: readonly string[]
  /** A table as JSON; undefined if the seeds have none of this name. */
  textOf: (name: string) => string | undefined
}

let count = 0
loaded.db = true
let seeds: Seeds | undefined

/** Called after every reset, when the tables are as seeded. */
export const onReset = new Set<(seeds: Seeds) => void>()

/** Fills the database from the fixed seeds. */
export function resetDb(): void {
  count = 0
  for (const key of Object.keys(db)) delete (db as Record<string, unknown>)[key]
  const now = freshSeeds()
  for (const name of now.names) setTable(name, () => now.textOf(name) ?? '')
  for (const listener of onReset) listener(now)
}

function freshSeeds(): Seeds {
  const now = clock.now()
  const usable = seeds && (clock.stoppedAt() === undefined ? Math.abs(now - seeds.at) < fresh : now === seeds.at)
  if (!seeds || !usable) seeds = makeSeeds(now)
  return seeds
}

function makeSeeds(at: number): Seeds {
  const tables: Record<string, unknown> = clock.runAt(at, seedAll)
  const texts = new Map<string, string>()
  const textOf = (name: string) => {
    if (!texts.has(name) && Object.hasOwn(tables, name)) {
      const table = tables[name]
      texts.set(name, JSON.stringify(isDeferred(table) ? clock.runAt(at, table) : table))
    }
    return texts.get(name)
  }
  return { at, names: Object.keys(tables), textOf }
}

const isDeferred = (table: unknown): table is () => unknown => typeof table === 'function'

/** Sets a table; its JSON is read and parsed on first access. */
export function setTable(name: string, read: () => string): void {
  const put = (value: unknown) =>
    Object.defineProperty(db, name, { value, writable: true, enumerable: true, configurable: true })
  Object.defineProperty(db, name, {
    enumerable: true,
    configurable: true,
    set: put,
    get() {
      const table: unknown = JSON.parse(read())
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
