import { clock } from './clock'
import { setTable, onReset, resetDb, touchedTables } from './db/db'
import { notices } from './notices'
import { openSettings, saveSettings, settingsKey, stoppedAt, takeSettings } from './persistSettings'
import { resetMocks } from './reset'
import { guarded, prefix, readPersisted, readText } from './storage'

/** The seeds that the stored tables are based on, and which tables differ from them. */
type PersistedState = {
  /** Changes with every write to the tables. */
  stamp: string
  /** Changes with every reset. */
  epoch: string
  /** When the seeds were generated: generating them for the same time gives the same rows. */
  seededAt: number
  /** The seeds' tables and fields; when a developer changes them, the seeds are generated again. */
  shape: string
  /** The tables that differ from the seeds. */
  tables: string[]
  /** A hash of every table's seeds, to notice when a developer edits their rows. */
  seeds?: Record<string, number>
}

const stateKey = `${prefix}state`
const tableKey = (name: string) => `${prefix}table:${name}`

let laid = false
let seededAt = 0
let shape = ''
let stamp = ''
let epoch = ''
let kept = ''
/** The last known JSON of every table, from the storage or the seeds. */
let known = new Map<string, string>()
let changed = new Set<string>()
let seedHashes: Record<string, number> = {}

const newStamp = () => Math.random().toString(36).slice(2)

/** Restores the settings of an earlier page. Tables wait for the first `load`, since generating seeds is slow. */
export function openPersisted(): void {
  openSettings()
  onReset.add(noteSeeds)
  addEventListener('storage', ({ key }) => (key === stateKey || key === settingsKey) && load())
}

/** Deletes the stored state and starts from fresh seeds, in all tabs. */
export function clearPersisted(): void {
  guarded(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
  kept = ''
  resetMocks()
  save()
}

/** Reads what an earlier page or another tab has written; the first call sets up the tables. */
export function load(): void {
  takeSettings()
  const text = readText(stateKey)
  const first = !laid
  if (!first && text === kept) return
  readPersisted<PersistedState>(stateKey, (state) => {
    if (first) seed(state.seededAt)
    if (state.shape !== shape) return
    if (first) tellHiddenSeeds(state)
    if (state.epoch !== epoch) seed(state.seededAt)
    epoch = state.epoch
    if (state.stamp !== stamp) takeTables(state.tables)
    stamp = state.stamp
    kept = text ?? ''
  })
  if (!first || kept !== '') return
  seed(clock.now())
  save()
}

/** Writes changed tables. Call it only between requests, when the database is consistent. */
export function save(): void {
  saveSettings()
  for (const [name, table] of touchedTables()) {
    const text = JSON.stringify(table)
    if (text === known.get(name)) continue
    if (!guarded(() => localStorage.setItem(tableKey(name), text))) continue
    known.set(name, text)
    changed.add(name)
  }
  stamp = newStamp()
  const state: PersistedState = { stamp, epoch, seededAt, shape, tables: [...changed], seeds: seedHashes }
  kept = JSON.stringify(state)
  guarded(() => localStorage.setItem(stateKey, kept))
}

/** Runs after a reset: the current tables are the seeds. */
function noteSeeds(at: number, texts: ReadonlyMap<string, string>): void {
  laid = true
  epoch = newStamp()
  seededAt = at
  known = new Map(texts)
  seedHashes = Object.fromEntries([...texts].map(([name, text]) => [name, hashOf(text)]))
  changed = new Set()
  shape = [...texts].map(([name, text]) => `${name}(${fieldsOf(text)})`).join()
}

function seed(moment: number): void {
  const before = stoppedAt()
  clock.stop(new Date(moment).toISOString())
  resetDb()
  clock.stop(before)
}

/** Stored rows win over edited seeds: who has edited them would look for the edit in vain. */
function tellHiddenSeeds({ tables, seeds = {} }: PersistedState): void {
  const edited = tables.filter((name) => seeds[name] !== undefined && seeds[name] !== seedHashes[name])
  if (edited.length > 0)
    notices.add(`The seeds of ${edited.join(', ')} were edited, but this browser keeps older rows: Reset everything.`)
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return hash
}

function takeTables(names: string[]): void {
  for (const name of names) {
    const text = readText(tableKey(name))
    if (text === null || text === known.get(name)) continue
    setTable(name, text)
    known.set(name, text)
    changed.add(name)
  }
}

/** The field names of a table's first row. */
const fieldsOf = (text: string) =>
  [
    ...(text
      .slice(0, 4000)
      .split('},{')[0]
      ?.matchAll(/"(\w+)":/g) ?? []),
  ]
    .map(([, name]) => name)
    .join()
