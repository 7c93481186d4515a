import { clock } from './clock'
import { layTable, onReset, resetDb, touchedTables } from './db/db'
import { openSettings, saveSettings, settingsKey, stoppedAt, takeSettings } from './persistSettings'
import { resetMocks } from './reset'
import { guarded, prefix, readPersisted } from './storage'

/** What the tables are laid over, and which of them are no longer as seeded. */
type PersistedState = {
  /** New with every change of the tables. */
  stamp: string
  /** New with every reset. */
  epoch: string
  /** When the seeds were made: they are the same again at the same moment. */
  seededAt: number
  /** The seeds' tables and fields; a developer who changes them gets fresh ones. */
  shape: string
  /** The tables that are no longer as seeded. */
  tables: string[]
}

const stateKey = `${prefix}state`
const tableKey = (name: string) => `${prefix}table:${name}`

let laid = false
let seededAt = 0
let shape = ''
let stamp = ''
let epoch = ''
let kept = ''
/** Every table as it is known to be in the storage or in the seeds. */
let known = new Map<string, string>()
let changed = new Set<string>()

const newStamp = () => Math.random().toString(36).slice(2)

/** Takes over the settings of an earlier page. The tables wait for the first `load`: laying them takes longer than all else. */
export function openPersisted(): void {
  openSettings()
  onReset.add(noteSeeds)
  addEventListener('storage', ({ key }) => (key === stateKey || key === settingsKey) && load())
}

/** Forgets everything and begins again, in all tabs. */
export function clearPersisted(): void {
  guarded(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
  kept = ''
  resetMocks()
  save()
}

/** Takes over what an earlier page or another tab has written; the first time it lays the tables. */
export function load(): void {
  takeSettings()
  const text = localStorage.getItem(stateKey)
  const first = !laid
  if (!first && text === kept) return
  readPersisted<PersistedState>(stateKey, (state) => {
    if (first) seed(state.seededAt)
    if (state.shape !== shape) return
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

/** Writes what has changed. The database must be whole: between calls. */
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
  const state: PersistedState = { stamp, epoch, seededAt, shape, tables: [...changed] }
  kept = JSON.stringify(state)
  guarded(() => localStorage.setItem(stateKey, kept))
}

/** After a reset: what there is now are the seeds. */
function noteSeeds(at: number, texts: ReadonlyMap<string, string>): void {
  laid = true
  epoch = newStamp()
  seededAt = at
  known = new Map(texts)
  changed = new Set()
  shape = [...texts].map(([name, text]) => `${name}(${fieldsOf(text)})`).join()
}

function seed(moment: number): void {
  const before = stoppedAt()
  clock.stop(new Date(moment).toISOString())
  resetDb()
  clock.stop(before)
}

function takeTables(names: string[]): void {
  for (const name of names) {
    const text = localStorage.getItem(tableKey(name))
    if (text === null || text === known.get(name)) continue
    layTable(name, text)
    known.set(name, text)
    changed.add(name)
  }
}

/** The names of the fields of a table's first row. */
const fieldsOf = (text: string) =>
  [
    ...(text
      .slice(0, 4000)
      .split('},{')[0]
      ?.matchAll(/"(\w+)":/g) ?? []),
  ]
    .map(([, name]) => name)
    .join()
