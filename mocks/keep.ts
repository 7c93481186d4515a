import { changes } from './changes'
import { readChaos, restoreChaos, type Chaos } from './chaos'
import { clock } from './clock'
import { layTable, onReset, resetDb, touchedTables } from './db/db'
import { readRules, setRules } from './faults'
import { resetMocks } from './reset'
import type { Rule } from './rule'
import { setWorld, world, type World } from './world'

/** The state beside the tables, and what the tables are laid over. */
type Kept = {
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
  world: World
  rules: readonly Rule[]
  chaos: Chaos | undefined
  offset: number
  stopped: string | undefined
}

const prefix = 'dc-mocks:'
const stateKey = `${prefix}state`
const tableKey = (name: string) => `${prefix}table:${name}`

let seededAt = 0
let shape = ''
let stamp = ''
let epoch = ''
let kept = ''
/** Every table as it is known to be in the storage or in the seeds. */
let known = new Map<string, string>()
let changed = new Set<string>()
let warned = false

const newStamp = () => Math.random().toString(36).slice(2)

/** Reads the state of an earlier page, or begins with fresh seeds. */
export function openKept(): void {
  onReset.add(noteSeeds)
  const state = readState()
  seed(state?.seededAt ?? clock.now())
  if (state && state.shape !== shape) seed(clock.now())
  load()
  changes.subscribe(saveSettings)
  addEventListener('storage', ({ key }) => key === stateKey && load())
}

/** Forgets everything and begins again, in all tabs. */
export function forgetKept(): void {
  guarded(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
  kept = ''
  resetMocks()
  save()
}

function readState(): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(stateKey) ?? 'null') as Kept | undefined
  } catch {
    return undefined
  }
}

/** Takes over what another tab has written. */
export function load(): void {
  try {
    const text = localStorage.getItem(stateKey)
    if (text === null || text === kept) return
    const state = JSON.parse(text) as Kept
    if (state.shape !== shape) return
    if (state.epoch !== epoch) seed(state.seededAt)
    epoch = state.epoch
    if (state.stamp !== stamp) takeTables(state.tables)
    stamp = state.stamp
    kept = text
    clock.move(state.offset)
    clock.stop(state.stopped)
    setRules(state.rules)
    restoreChaos(state.chaos)
    setWorld(state.world)
  } catch (error) {
    console.warn('Mocks: the kept state cannot be read, so there are fresh seeds', error)
    guarded(() => localStorage.removeItem(stateKey))
  }
}

/** Writes what has changed. The database must be whole: between calls. */
export function save(): void {
  stamp = newStamp()
  for (const [name, table] of touchedTables()) {
    const text = JSON.stringify(table)
    if (text === known.get(name)) continue
    if (!guarded(() => localStorage.setItem(tableKey(name), text))) continue
    known.set(name, text)
    changed.add(name)
  }
  saveSettings()
}

/** After a reset: what there is now are the seeds. */
function noteSeeds(at: number, texts: ReadonlyMap<string, string>): void {
  epoch = newStamp()
  seededAt = at
  known = new Map(texts)
  changed = new Set()
  shape = [...texts].map(([name, text]) => `${name}(${fieldsOf(text)})`).join()
}

function saveSettings(): void {
  const state: Kept = {
    stamp,
    epoch,
    seededAt,
    shape,
    tables: [...changed],
    world,
    rules: readRules(),
    chaos: readChaos(),
    offset: clock.offset(),
    stopped: stoppedAt(),
  }
  const text = JSON.stringify(state)
  if (text === kept) return
  guarded(() => localStorage.setItem(stateKey, text))
  kept = text
}

const stoppedAt = () => {
  const at = clock.stoppedAt()
  return at === undefined ? undefined : new Date(at).toISOString()
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

function guarded(write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (!warned) console.warn('Mocks: the state cannot be kept across reloads', error)
    warned = true
    return false
  }
}
