import { beforeEach, describe, expect, test } from 'vitest'
import { compare, type Checks, type Misfit } from '@/contract/check'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { db } from '@mocks/db/db'
import { setEnvironment, type Personality } from '@mocks/settings/environment'
import { signInAs, type Persona } from '@mocks/personas'
import { unknownWord } from '@mocks/settings/personality'
import { serve } from '@mocks/serve'
import { responseViolations } from '@tests/contract'
import { watch } from '@tests/watch'

const files = import.meta.glob<Checks>('../../../src/contract/checks/*.gen.ts', { import: 'default', eager: true })

const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && !operations[id].path.includes('{'),
)

let headers: Record<string, string> = {}
const signInTo = (persona: Persona) => (headers = { Authorization: `Bearer ${signInAs(persona)?.token}` })

async function ask(path: string, method = 'GET'): Promise<unknown> {
  const request = new Request(`http://localhost:3000/api${path}`, { method, credentials: 'include', headers })
  const answer = await serve(request)
  return answer.status === 200 && answer.headers.get('content-type') === 'application/json' ? answer.json() : undefined
}

async function everyRead(personality: Personality) {
  const answers: { id: OperationId; json: unknown; misfits: Misfit[] }[] = []
  for (const persona of ['premium', 'owner', 'admin'] as const) {
    signInTo(persona)
    setEnvironment({ personality })
    for (const id of reads) {
      const { path, domain } = operations[id]
      const json = await ask(path)
      const checks = files[`../../../src/contract/checks/${domain}.gen.ts`]
      if (json === undefined || !checks) continue
      answers.push({ id, json, misfits: compare(checks, `GET ${path}`, structuredClone(json)) })
    }
  }
  return answers
}

test('minimal: every read fits the contract, without what is optional', async () => {
  const answers = await everyRead('minimal')
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.flatMap(({ id, json }) => responseViolations(id, 200, json))).toEqual([])
  expect(answers.flatMap(({ misfits }) => misfits)).toEqual([])
  const orders = answers.find(({ id }) => id === 'listAllOrders')?.json as object[]
  expect(Object.keys(orders[0] ?? {})).toEqual(expect.arrayContaining(['orderId', 'status']))
  expect(orders[0]).not.toHaveProperty('paidAt')
})

test('strange: nothing differs from the contract but the words of enumerations, and pages can use all of it', async () => {
  watch.allowContractBreach()
  const answers = await everyRead('strange')
  const misfits = answers.flatMap(({ misfits: found }) => found)
  expect(new Set(misfits.map(({ found }) => found))).toEqual(new Set([unknownWord]))
  expect(new Set(misfits.map(({ outcome }) => outcome))).toEqual(new Set(['kept']))
  expect(JSON.stringify(answers)).toContain('null')
})

describe('minimal', () => {
  beforeEach(() => {
    signInTo('admin')
    setEnvironment({ personality: 'minimal' })
  })

  const ids = async () => ((await ask('/media')) as { mediaId: string }[]).map(({ mediaId }) => mediaId)

  test('a list is one read late', async () => {
    const before = await ids()
    db.media.push({ ...db.media[0]!, mediaId: 'm-new' })
    expect(await ids()).toEqual(before)
    expect(await ids()).toContain('m-new')
  })

  test('what a call deletes is kept in its list', async () => {
    const [first = ''] = await ids()
    await ask(`/media/${first}`, 'DELETE')
    expect(db.media.some(({ mediaId }) => mediaId === first)).toBe(false)
    for (let read = 0; read < 3; read += 1) expect(await ids()).toContain(first)
  })

  test('a cancelled subscription runs until its end', async () => {
    const rows = (await ask('/admin/subscriptions')) as { status: string; cancelAtPeriodEnd?: boolean }[]
    expect(rows.map(({ status }) => status)).not.toContain('CANCELLED')
    expect(rows).toContainEqual(expect.objectContaining({ status: 'ACTIVE', cancelAtPeriodEnd: true }))
  })
})
