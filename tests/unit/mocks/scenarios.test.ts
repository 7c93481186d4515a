import { expect, test, vi } from 'vitest'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { fail, readRules } from '@mocks/faults'
import { db, resetDb, touchedTables } from '@mocks/db/db'
import { answer } from '@mocks/answer'
import { isPersona, signInAs } from '@mocks/personas'
import { applyScenario, isScenario, scenarios, type ScenarioName } from '@mocks/scenarios'
import type { Scenario } from '@mocks/scenarios/scenario'
import { environment } from '@mocks/environment'
import { sources } from '@tests/sources'

resetDb()
const tables = () => db as unknown as Record<string, unknown>
const seeded = new Map(Object.entries(tables()).map(([name, table]) => [name, JSON.stringify(table)]))

const all = Object.entries<Scenario>(scenarios) as [ScenarioName, Scenario][]

test('there are at least 60 scenarios, each with a name and a title of its own', () => {
  const files = [...sources('mocks/scenarios', /\.ts$/).values()]
  const declared = files.flatMap((text) => [...text.matchAll(/^ {2}'?([a-z0-9-]+)'?: \{/gm)].map(([, name]) => name))
  expect(all.length).toBeGreaterThanOrEqual(60)
  expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([])
  expect(declared.sort()).toEqual(all.map(([name]) => name as string).sort())
  expect(new Set(all.map(([, { title }]) => title)).size).toBe(all.length)
})

test.each(all)('%s applies on fresh seeds', (name, { as, fail: rules, apply }) => {
  vi.spyOn(console, 'info').mockReturnValue()
  expect(applyScenario(name)).toBe(as)
  expect(environment.scenario).toBe(name)
  if (as) expect(isPersona(as)).toBe(true)
  if (rules) expect(readRules().length).toBeGreaterThan(0)
  // A scenario that changes nothing where it says it does would be a lie.
  if (apply) expect(touchedTables().some(([table]) => JSON.stringify(tables()[table]) !== seeded.get(table))).toBe(true)
})

/** Reads that a page makes when it opens; a scenario must not break any of them by what it did to the tables. */
const reads = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { method, path, auth } = operations[id]
  return method === 'GET' && auth === 'member' && !path.includes('{')
})

test.each(all.filter(([, { as, apply }]) => as && as !== 'visitor' && apply))(
  '%s leaves every read answerable',
  async (name) => {
    const persona = applyScenario(name) ?? 'visitor'
    const token = signInAs(persona)?.token
    const request = new Request('http://localhost:3000/api', { headers: { Authorization: `Bearer ${token}` } })
    const wrong: string[] = []
    for (const id of reads) {
      const { path } = operations[id]
      const { status } = await answer({ request, method: 'GET', path, query: new URLSearchParams(), text: undefined })
      if (status >= 500 && status !== 501) wrong.push(`${id}: ${status}`)
    }
    expect(wrong).toEqual([])
  },
)

test('names of scenarios can be told from other words', () => {
  expect(isScenario('card-declined')).toBe(true)
  expect(isScenario('toString')).toBe(false)
})

test('a scenario forgets the one before', () => {
  fail('*', '500')
  applyScenario('fresh')
  expect(readRules()).toEqual([])
})
