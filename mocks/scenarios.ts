import { startChaos } from './settings/chaos'
import { clock } from './settings/clock'
import { db, resetDb } from './db/db'
import { setRules } from './settings/faults'
import type { Persona } from './personas'
import { resetMocks } from './settings/reset'
import { readRuleText } from './rule'
import { admins } from './scenarios/admins'
import { buying } from './scenarios/buying'
import { failing } from './scenarios/failing'
import { lists } from './scenarios/lists'
import { membership } from './scenarios/membership'
import type { Scenario } from './scenarios/scenario'
import { teams } from './scenarios/teams'
import { setEnvironment } from './settings/environment'

/** All scenarios by name. */
export const scenarios = { ...failing, ...membership, ...buying, ...teams, ...lists, ...admins }

export type ScenarioName = keyof typeof scenarios

export const isScenario = (text: string): text is ScenarioName => Object.hasOwn(scenarios, text)

/**
 * Reseeds the database and applies a scenario to it.
 * @returns the scenario's persona
 */
export function applyScenario(name: ScenarioName): Persona | undefined {
  const scenario: Scenario = scenarios[name]
  resetMocks()
  if (scenario.at) {
    clock.move(Date.parse(scenario.at) - Date.now())
    // Seeded dates are relative to the clock.
    resetDb()
  }
  setEnvironment({ ...scenario.world, scenario: name })
  scenario.apply?.(db)
  const { rules, problems } = readRuleText(scenario.fail ?? '')
  if (problems.length > 0) throw new Error(`Scenario ${name}: ${problems.join('; ')}`)
  setRules(rules)
  if (scenario.chaos) startChaos(scenario.chaos.seed, { share: scenario.chaos.share })
  return scenario.as
}
