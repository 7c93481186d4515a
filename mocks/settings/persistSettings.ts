import { changes } from '../changes'
import { readChaos, restoreChaos, type Chaos } from './chaos'
import { clock } from './clock'
import { readRules, setRules } from './faults'
import type { Rule } from '../rule'
import { guarded, prefix, readPersisted, readText } from './storage'
import { setEnvironment, environment, type Environment } from './environment'

/** The panel's settings. Stored apart from the tables: they are small and needed immediately. */
type Settings = {
  environment: Environment
  rules: readonly Rule[]
  chaos: Chaos | undefined
  offset: number
  stopped: string | undefined
}

export const settingsKey = `${prefix}settings`

/** The last known settings in the storage, as JSON. */
let known = ''
let taking = false

/** Restores the settings of an earlier page, and stores every change from now on. */
export function openSettings(): void {
  takeSettings()
  changes.subscribe(() => taking || saveSettings())
}

/** Reads settings that an earlier page or another tab has stored. */
export function takeSettings(): void {
  const text = readText(settingsKey)
  if (text === known) return
  readPersisted<Settings>(settingsKey, (settings) => {
    known = text ?? ''
    taking = true
    clock.move(settings.offset)
    clock.stop(settings.stopped)
    setRules(settings.rules)
    restoreChaos(settings.chaos)
    setEnvironment(settings.environment)
  })
  taking = false
}

/** Stores the settings if any has changed. */
export function saveSettings(): void {
  const settings: Settings = {
    environment,
    rules: readRules(),
    chaos: readChaos(),
    offset: clock.offset(),
    stopped: stoppedAt(),
  }
  const text = JSON.stringify(settings)
  if (text === known) return
  guarded(() => localStorage.setItem(settingsKey, text))
  known = text
}

/** The time at which the clock is frozen (ISO), if it is. */
function stoppedAt(): string | undefined {
  const at = clock.stoppedAt()
  return at === undefined ? undefined : new Date(at).toISOString()
}
