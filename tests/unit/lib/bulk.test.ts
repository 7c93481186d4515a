import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import { bulkItems, bulkLanes, recheckBulk, runBulk, waitAgain, type BulkItem } from '@/lib/calls/bulk'
import { certaintyOf } from '@/lib/calls/certainty'

type Fate =
  | 'ok' | 'refused' | 'gone' | 'conflict' | 'conflict-after' | 'broken' | 'broken-after' | 'lost-before' | 'lost-after'
  | 'stopped' // prettier-ignore
const errors: Record<Exclude<Fate, 'ok'>, unknown> = {
  refused: { status: 422, message: 'No' },
  gone: { status: 404, message: 'There is no such row' },
  conflict: { status: 409, message: 'Somebody else has it' },
  'conflict-after': { status: 409, message: 'This is done already' },
  broken: { status: 500, message: 'Broken' },
  'broken-after': { status: 500, message: 'Broken' },
  'lost-before': { status: 'offline', message: 'Lost' },
  'lost-after': { status: 'timeout', message: 'Lost' },
  stopped: { name: 'AbortError', message: 'Aborted' },
}

/** A server that carries out a row's call, or not, as its list of fates says; then everything succeeds. */
function makeServer(fates: Record<string, Fate[]>, readsFail: boolean[] = []) {
  const made = new Map<string, number>()
  const sent: string[] = []
  let inFlight = 0
  let most = 0
  return {
    made,
    sent,
    most: () => most,
    send: async (row: string) => {
      sent.push(row)
      most = Math.max(most, ++inFlight)
      await Promise.resolve()
      inFlight--
      const fate = fates[row]?.shift() ?? 'ok'
      if (fate === 'ok' || fate.endsWith('-after')) made.set(row, (made.get(row) ?? 0) + 1)
      if (fate !== 'ok') throw errors[fate]
    },
    readBack: async () => {
      if (readsFail.shift()) throw new Error('The read failed')
      const now = new Set(made.keys())
      return (row: string) => now.has(row)
    },
  }
}

const keyOf = (row: string) => row
const statesOf = (items: readonly BulkItem<string>[]) => Object.fromEntries(items.map(({ key, state }) => [key, state]))

describe('a bulk run', () => {
  it('reads lost answers back at the end, again while one is missing, and resends only that', async () => {
    const server = makeServer({ b: ['lost-after'], c: ['lost-before'], d: ['refused'] })
    let reads = 0
    const plan = { ...server, readBack: () => (reads++, server.readBack()) }
    const first = await runBulk(bulkItems(['a', 'b', 'c', 'd'], keyOf), plan)
    expect(statesOf(first)).toEqual({ a: 'done', b: 'done', c: 'failed', d: 'failed' })
    expect(reads).toBe(2)
    const second = await runBulk(waitAgain(first, 'failed'), plan)
    expect(statesOf(second)).toEqual({ a: 'done', b: 'done', c: 'done', d: 'done' })
    expect(server.sent).toEqual(['a', 'b', 'c', 'd', 'c', 'd'])
    expect(Math.max(...server.made.values())).toBe(1)
  })

  it('does nothing twice on a server whose lists are one read late', async () => {
    const server = makeServer({ a: ['lost-after'], b: ['broken-after'] })
    let late = new Set<string>()
    const readBack = () => {
      const now = late
      late = new Set(server.made.keys())
      return Promise.resolve((row: string) => now.has(row))
    }
    const items = await runBulk(bulkItems(['a', 'b'], keyOf), { ...server, readBack })
    expect(statesOf(items)).toEqual({ a: 'done', b: 'failed' })
    expect(statesOf(await runBulk(waitAgain(items, 'failed'), { ...server, readBack }))).toEqual({
      a: 'done',
      b: 'done',
    })
    expect(server.sent).toEqual(['a', 'b'])
  })

  it('counts a success whose body can’t be read as done', async () => {
    const send = () => Promise.reject(Object.assign(new Error('Odd'), { status: 'malformed', outcome: 'accepted' }))
    const items = await runBulk(bulkItems(['a'], keyOf), { send, readBack: () => Promise.resolve(() => false) })
    expect(statesOf(items)).toEqual({ a: 'done' })
  })

  it('names what is gone and never sends it again, and takes a conflict about what is done for done', async () => {
    const server = makeServer({ b: ['gone'], c: ['conflict-after'], d: ['conflict'] })
    const first = await runBulk(bulkItems(['a', 'b', 'c', 'd'], keyOf), server)
    expect(statesOf(first)).toEqual({ a: 'done', b: 'gone', c: 'done', d: 'failed' })
    expect(first.map(({ error }) => error)).toEqual([undefined, errors.gone, undefined, errors.conflict])
    const second = await runBulk(waitAgain(first, 'failed'), server)
    expect(statesOf(second)).toEqual({ a: 'done', b: 'gone', c: 'done', d: 'done' })
    expect(server.sent).toEqual(['a', 'b', 'c', 'd', 'd'])
  })

  it('keeps the server’s words for a conflict that can’t be checked', async () => {
    const server = makeServer({ a: ['conflict-after'], b: ['conflict'] }, [true])
    const first = await runBulk(bulkItems(['a', 'b'], keyOf), server)
    expect(statesOf(first)).toEqual({ a: 'failed', b: 'failed' })
    const second = await runBulk(waitAgain(first, 'failed'), server)
    expect(statesOf(second)).toEqual({ a: 'done', b: 'done' })
    expect(server.sent).toEqual(['a', 'b', 'b'])
    const { readBack: _unreadable, ...without } = makeServer({ a: ['conflict'] })
    expect(statesOf(await runBulk(bulkItems(['a'], keyOf), without))).toEqual({ a: 'failed' })
  })

  it('never resends a call of unknown outcome if it can’t be read back', async () => {
    const { send, sent } = makeServer({ a: ['broken'], b: ['lost-before'] })
    const first = await runBulk(bulkItems(['a', 'b'], keyOf), { send })
    expect(statesOf(first)).toEqual({ a: 'failed', b: 'unknown' })
    const second = await runBulk(waitAgain(first, 'failed'), { send })
    expect(statesOf(second)).toEqual({ a: 'unknown', b: 'unknown' })
    expect(sent).toHaveLength(2)
  })

  it('leaves a row that was stopped unknown, although no list shows it: its request may still arrive', async () => {
    const first = await runBulk(bulkItems(['a'], keyOf), makeServer({ a: ['stopped'] }))
    expect(statesOf(first)).toEqual({ a: 'unknown' })
  })

  it('treats a row that is named twice as one', async () => {
    const server = makeServer({})
    expect(await runBulk(bulkItems(['a', 'a'], keyOf), server)).toHaveLength(1)
    expect(server.sent).toEqual(['a'])
  })

  const fate = fc.constantFrom<Fate>('ok', 'refused', 'broken', 'broken-after', 'lost-before', 'lost-after')
  const trouble = fc.record({
    fates: fc.array(fc.array(fate, { maxLength: 4 }), { minLength: 1, maxLength: 30 }),
    reads: fc.array(fc.boolean(), { maxLength: 8 }),
    cancelAt: fc.option(fc.nat(40), { nil: undefined }),
    again: fc.array(fc.constantFrom('failed' as const, 'canceled' as const, 'unknown' as const), { maxLength: 8 }),
  })

  it('does no row twice and loses none, whatever fails, is lost, or is canceled', async () => {
    await fc.assert(
      fc.asyncProperty(trouble, async ({ fates, reads, cancelAt, again }) => {
        const rows = fates.map((_, index) => `r${index}`)
        const server = makeServer(Object.fromEntries(rows.map((row, index) => [row, [...(fates[index] ?? [])]])), [
          ...reads,
        ])
        const stop = new AbortController()
        let calls = 0
        const send = (row: string) => {
          if (calls++ === cancelAt) stop.abort()
          return server.send(row)
        }
        let seen = 0
        const onChange = (items: readonly BulkItem<string>[]) => void (seen = Math.max(seen, items.length))
        const plan = { send, readBack: server.readBack, onChange }
        let items = await runBulk(bulkItems(rows, keyOf), { ...plan, signal: stop.signal })
        for (const state of again) {
          if (state !== 'unknown') items = await runBulk(waitAgain(items, state), plan)
          else items = await recheckBulk(items, server.readBack).catch(() => items)
        }
        expect(items.map(({ key }) => key)).toEqual(rows)
        expect(seen).toBe(rows.length)
        expect(server.most()).toBeLessThanOrEqual(bulkLanes)
        for (const { key, state, unsure } of items) {
          const times = server.made.get(key) ?? 0
          expect(times).toBeLessThanOrEqual(1)
          expect(['done', 'failed', 'unknown', 'canceled']).toContain(state)
          if (state === 'done') expect(times).toBe(1)
          if (state === 'canceled') expect(times).toBe(0)
          if (state === 'failed' && !unsure) expect(times).toBe(0)
        }
      }),
      { numRuns: 200 },
    )
  })
})

it.each([
  [{ status: 422 }, 'refused'],
  [{ status: 'refused' }, 'refused'],
  [new Error('x'), 'refused'],
  [{ status: 500 }, 'doubtful'],
  [{ status: 504 }, 'lost'],
  [{ status: 408 }, 'lost'],
  [{ status: 'offline' }, 'lost'],
  [{ status: 'timeout' }, 'lost'],
  [{ status: 'malformed' }, 'lost'],
  [{ status: 'aborted' }, 'lost'],
  [{ name: 'AbortError', message: 'Aborted' }, 'lost'],
])('%o is %s', (error, certainty) => {
  expect(certaintyOf(error)).toBe(certainty)
})
