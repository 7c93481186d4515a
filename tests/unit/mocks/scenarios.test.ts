import { expect, test, vi } from 'vitest'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { readRules } from '@mocks/settings/faults'
import { db, resetDb, touchedTables } from '@mocks/db/db'
import { handleRequest } from '@mocks/handleRequest'
import { isPersona, signInAs } from '@mocks/personas'
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

/** Reads that a page sends when it opens; none of them may fail because of a scenario's changes to the tables. */
const reads = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { method, path, auth } = operations[id]
  return method === 'GET' && auth === 'member' && !path.includes('{')
})

test.each(all.filter(([, { as, apply }]) => as && as !== 'visitor' && apply))('%s breaks no read', async (name) => {
  const persona = applyScenario(name) ?? 'visitor'
  const token = signInAs(persona)?.token
  const request = new Request('http://localhost:3000/api', { headers: { Authorization: `Bearer ${token}` } })
  const wrong: string[] = []
  for (const id of reads) {
    const { path } = operations[id]
    const { status } = await handleRequest({
      request,
      method: 'GET',
      path,
      query: new URLSearchParams(),
      text: undefined,
    })
    if (status >= 500 && status !== 501) wrong.push(`${id}: ${status}`)
  }
  expect(wrong).toEqual([])
})
