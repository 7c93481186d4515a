import { startChaos } from './chaos'
import { clock } from './clock'
import { db, resetDb } from './db/db'
import { setRules } from './faults'
import type { Persona } from './personas'
import { resetMocks } from './reset'
import { readRuleText } from './rule'
import { admins } from './scenarios/admins'
import { buying } from './scenarios/buying'
import { failing } from './scenarios/failing'
import { lists } from './scenarios/lists'
import { membership } from './scenarios/membership'
import type { Scenario } from './scenarios/scenario'
import { teams } from './scenarios/teams'
import { setEnvironment } from './environment'

/** Every scenario by its name. */
export const scenarios = { ...failing, ...membership, ...buying, ...teams, ...lists, ...admins }

export type ScenarioName = keyof typeof scenarios

export const isScenario = (text: string): text is ScenarioName => Object.hasOwn(scenarios, text)

/**
 * Starts from fresh seeds and makes them the scenario's.
 * @returns who one is in it
 */
export function applyScenario(name: ScenarioName): Persona | undefined {
  const scenario: Scenario = scenarios[name]
  resetMocks()
  if (scenario.at) {
    clock.move(Date.parse(scenario.at) - Date.now())
    // Dates of the seeds are relative to the clock.
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
