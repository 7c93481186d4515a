import { changes } from './changes'
import { readChaos, restoreChaos, type Chaos } from './chaos'
import { clock } from './clock'
import { readRules, setRules } from './faults'
import type { Rule } from './rule'
import { guarded, prefix, readPersisted } from './storage'
import { setEnvironment, environment, type Environment } from './environment'

/** What is set in the panel. It is small and needed at once; the tables are neither. */
type Settings = {
  environment: Environment
  rules: readonly Rule[]
  chaos: Chaos | undefined
  offset: number
  stopped: string | undefined
}

export const settingsKey = `${prefix}settings`

/** The settings as they are known to be in the storage. */
let known = ''
let taking = false

/** Takes over the settings of an earlier page, and writes down every change from now on. */
export function openSettings(): void {
  takeSettings()
  changes.subscribe(() => taking || saveSettings())
}

/** Takes over what an earlier page or another tab has set. */
export function takeSettings(): void {
  const text = localStorage.getItem(settingsKey)
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

/** Writes the settings down if any has changed. */
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

/** Where the clock stands still (ISO), if it does. */
export function stoppedAt(): string | undefined {
  const at = clock.stoppedAt()
  return at === undefined ? undefined : new Date(at).toISOString()
}
