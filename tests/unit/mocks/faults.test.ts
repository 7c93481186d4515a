import { fc } from '@tests/properties'
import { beforeEach, expect, test, vi } from 'vitest'
import { readChaos, restoreChaos, startChaos, takeChaos } from '@mocks/settings/chaos'
import { fail, readRules, setRules, takeFault } from '@mocks/settings/faults'
import { bodies, readFault, readRuleText, writeRule, type Rule } from '@mocks/rule'

test('rules are matched in order and count down', () => {
  setRules(readRuleText('listEvents:500x2,listEvents:503=4,*:delay=800').rules)
  const taken = Array.from({ length: 4 }, () => takeFault('listEvents'))
  expect(taken).toEqual([
    { status: 500, delay: 800 },
    { status: 500, delay: 800 },
    { status: 503, retryAfter: 4, delay: 800 },
    { status: 503, retryAfter: 4, delay: 800 },
  ])
  expect(takeFault('getMe')).toEqual({ delay: 800 })
  expect(readRules()).toHaveLength(2)
})

test('a rule can start after some requests and end after others', () => {
  setRules(readRuleText('getMe:drop-afterx1@2').rules)
  expect(Array.from({ length: 4 }, () => takeFault('getMe'))).toEqual([
    undefined,
    undefined,
    { drop: 'after' },
    undefined,
  ])
})

test.each([
  ['reads', 'listEvents', 'rsvpFree'],
  ['writes', 'rsvpFree', 'listEvents'],
  ['writes', 'generateKycVerifyUrl', 'getKyc'],
  ['member', 'getMe', 'login'],
  ['content', 'content', 'getMe'],
  ['*', 'login', 'content'],
] as const)('rules for %s apply to %s but not to %s', (target, struck, spared) => {
  fail(target, 'hang')
  expect([takeFault(struck), takeFault(spared)]).toEqual([{ hang: true }, undefined])
})

test('invalid rules are reported and valid ones are kept', () => {
  const { rules, problems } = readRuleText('getMe:500, nobody:500,getMe:7,login:wrong-shape')
  expect(rules).toEqual([
    { call: 'getMe', status: 500 },
    { call: 'login', body: 'wrong-shape' },
  ])
  expect(problems).toEqual(['nobody:500: nobody is no call of the contract', 'getMe:7: 7 is no fault'])
})

test('a rule survives a round trip through its URL syntax', () => {
  const fault = fc.oneof(
    fc.record({ status: fc.constantFrom(401, 404, 409, 429, 500, 503) }),
    fc.record({ status: fc.constantFrom(429, 503), retryAfter: fc.nat(99) }),
    fc.record({ delay: fc.integer({ min: 1, max: 20_000 }) }),
    fc.record({ drop: fc.constantFrom('before' as const, 'during' as const, 'after' as const) }),
    fc.record({ resend: fc.constantFrom('once' as const, 'double' as const) }),
    fc.record({ body: fc.constantFrom(...bodies) }),
    fc.constant({ hang: true as const }),
  )
  const timing = fc.record(
    { times: fc.integer({ min: 1, max: 20 }), after: fc.integer({ min: 1, max: 20 }) },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.constantFrom('getMe' as const, '*' as const, 'content' as const),
      fault,
      timing,
      (call, one, when) => {
        const rule: Rule = { call, ...one, ...when }
        expect(readRuleText(writeRule(rule))).toEqual({ rules: [rule], problems: [] })
      },
    ),
  )
})

test.each(['', 'x2', '200', '99', 'delay', 'delay=x', 'dropped', 'drop-later'])('%j is not a valid fault', (text) => {
  expect(() => readFault(text)).toThrow('is no fault')
})

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue()
})

test('chaos with the same seed gives the same faults, whatever the order of other calls', () => {
  const run = (order: ('getMe' | 'saveCart')[]) => {
    startChaos('seed-7', { share: 0.5 })
    const met: Record<string, unknown[]> = { getMe: [], saveCart: [] }
    for (const id of order) met[id]?.push(takeChaos(id))
    return met
  }
  const twenty = <T>(one: T) => Array.from({ length: 20 }, () => one)
  const first = run([...twenty('getMe' as const), ...twenty('saveCart' as const)])
  const second = run(twenty(['saveCart', 'getMe'] as const).flat())
  expect(second).toEqual(first)
  expect(first.getMe?.filter(Boolean).length).toBeGreaterThan(3)
  startChaos('seed-8', { share: 0.5 })
  expect(twenty(0).map(() => takeChaos('getMe'))).not.toEqual(first.getMe)
})

test('about the configured share of calls gets a fault, of every kind', () => {
  startChaos('any', { share: 0.3 })
  const met = Array.from({ length: 4000 }, () => takeChaos('saveCart'))
  const kinds = new Set(met.map((fault) => fault && (fault.drop ?? fault.status ?? 'delay')))
  expect(met.filter(Boolean).length / 4000).toBeCloseTo(0.3, 1)
  expect([...kinds].map(String).sort()).toEqual(['401', '409', '503', 'after', 'before', 'delay', 'undefined'])
  restoreChaos(undefined)
  expect(readChaos()).toBeUndefined()
})
