import { clock } from './clock'
import { setTable, onReset, resetDb, touchedTables, type Seeds } from '../db/db'
import { notices } from '../notices'
import { openSettings, saveSettings, settingsKey, takeSettings } from './persistSettings'
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
  /** The tables that differ from the seeds, and their seeds when they were last saved. */
  tables: Record<string, SeedMark>
}

/** Fingerprint of a table's seeds, to notice that a developer has edited them. */
type SeedMark = {
  /** The field names of a row: if they have changed, all stored tables are replaced by the new seeds. */
  fields: string
  hash: number
}

const stateKey = `${prefix}state`
const tableKey = (name: string) => `${prefix}table:${name}`

let laid = false
let seededAt = 0
let stamp = ''
let epoch = ''
let kept = ''
let seeds: Seeds | undefined
/** The last known JSON of the tables that differ from the seeds. */
let known = new Map<string, string>()
let marks = new Map<string, SeedMark>()

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
    const stored = Object.entries(state.tables)
    if (first || state.epoch !== epoch) seed(state.seededAt)
    if (!stored.every(([name, { fields }]) => fields === markOf(name).fields)) return
    if (first) tellHiddenSeeds(stored)
    epoch = state.epoch
    if (state.stamp !== stamp) takeTables(stored.map(([name]) => name))
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
    if (text === lastText(name)) continue
    if (!guarded(() => localStorage.setItem(tableKey(name), text))) continue
    known.set(name, text)
  }
  stamp = newStamp()
  const tables = Object.fromEntries([...known.keys()].map((name) => [name, markOf(name)]))
  const state: PersistedState = { stamp, epoch, seededAt, tables }
  kept = JSON.stringify(state)
  guarded(() => localStorage.setItem(stateKey, kept))
}

/** Runs after a reset: the current tables are the seeds. */
function noteSeeds(now: Seeds): void {
  laid = true
  epoch = newStamp()
  seededAt = now.at
  if (seeds !== now) marks = new Map()
  seeds = now
  known = new Map()
}

const lastText = (name: string) => known.get(name) ?? seeds?.textOf(name)

function markOf(name: string): SeedMark {
  const text = seeds?.textOf(name) ?? ''
  const mark = marks.get(name) ?? { fields: fieldsOf(text), hash: hashOf(text) }
  marks.set(name, mark)
  return mark
}

const seed = (moment: number) => clock.runAt(moment, resetDb)

/** Warns that edited seeds have no effect, because this browser has stored rows of the same table. */
function tellHiddenSeeds(stored: readonly [name: string, SeedMark][]): void {
  const edited = stored.filter(([name, { hash }]) => hash !== markOf(name).hash).map(([name]) => name)
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
    setTable(name, () => text)
    known.set(name, text)
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
