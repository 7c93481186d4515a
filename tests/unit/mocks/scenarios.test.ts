import { expect, test, vi } from 'vitest'
import { readRules } from '@mocks/settings/faults'
import { db, resetDb, touchedTables } from '@mocks/db/db'
import { isPersona } from '@mocks/personas'
import { applyScenario, scenarios, type ScenarioName } from '@mocks/scenarios'
import type { Scenario } from '@mocks/scenarios/scenario'
import { environment } from '@mocks/settings/environment'

resetDb()
const tables = () => db as unknown as Record<string, unknown>
const seeded = new Map(Object.entries(tables()).map(([name, table]) => [name, JSON.stringify(table)]))

const all = Object.entries<Scenario>(scenarios) as [ScenarioName, Scenario][]

test.each(all)('%s applies to fresh seeds', (name, { as, fail: rules, apply }) => {
  vi.spyOn(console, 'info').mockReturnValue()
  expect(applyScenario(name)).toBe(as)
  expect(environment.scenario).toBe(name)
  if (as) expect(isPersona(as)).toBe(true)
  if (rules) expect(readRules().length).toBeGreaterThan(0)
  // A scenario with `apply` has to change at least one table.
  if (apply) expect(touchedTables().some(([table]) => JSON.stringify(tables()[table]) !== seeded.get(table))).toBe(true)
})
