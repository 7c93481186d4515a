import { describe, expect, it } from 'vitest'
import type { Order, Shape } from '@/contract/types'
import { latestFirst } from '@/domain/billing/orders'
import { codeState } from '@/domain/cart/discount'
import { joinedThrough } from '@/domain/referrals/referral'
import { toLocalTime } from '@/lib/dates/zonedTime'

const now = Date.parse('2026-11-26T04:00:00Z')
const forms: Record<string, (ms: number) => string> = {
  'ISO 8601 in UTC': (ms) => new Date(ms).toISOString(),
  'ISO 8601 with an offset and a space': (ms) =>
    `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')}+08`,
  'Unix seconds as text': (ms) => String(Math.trunc(ms / 1000)),
  'milliseconds as text': (ms) => String(ms),
}
const hour = 3_600_000

const code: Shape<'DiscountCode'> = {
  code: 'A',
  type: 'PERCENT',
  active: true,
  validFrom: null,
  validTo: null,
  maxUses: null,
}
const order = (orderId: string, createdAt: string) =>
  ({ orderId, createdAt, status: 'COMPLETE', items: [] }) as unknown as Order
const member = { userId: 'u', email: 'u@doers.test' }

describe.each(Object.entries(forms))('a moment as %s', (_form, write) => {
  it('ends and begins a discount code', () => {
    expect(codeState({ ...code, validTo: write(now - hour) }, now)).toBe('EXPIRED')
    expect(codeState({ ...code, validTo: write(now + hour) }, now)).toBe('ACTIVE')
    expect(codeState({ ...code, validFrom: write(now + hour) }, now)).toBe('SCHEDULED')
  })
  it('tells whether somebody has just joined', () => {
    expect(joinedThrough({ ...member, createdAt: write(now - hour) }, 'friend', now)).toBe(true)
    expect(joinedThrough({ ...member, createdAt: write(now - 48 * hour) }, 'friend', now)).toBe(false)
  })
  it('orders what comes in any order', () => {
    const orders = [order('old', write(now - hour)), order('undated', 'soon'), order('new', write(now))]
    expect(latestFirst(orders).map(({ orderId }) => orderId)).toEqual(['new', 'old', 'undated'])
  })
  it('is shown in the zone of an event', () =>
    expect(toLocalTime(write(now), 'Asia/Singapore')).toBe('2026-11-26T12:00'))
})

// What can't be read is left out of an answer.
const { validFrom: _from, ...withoutStart } = code
const { validTo: _to, ...withoutEnd } = code
const { maxUses: _uses, ...withoutLimit } = code

it.each<[string, Shape<'DiscountCode'>]>([
  ['a start', withoutStart],
  ['a start that can be read', { ...code, validFrom: 'soon' }],
  ['an end', withoutEnd],
  ['an end that can be read', { ...code, validTo: 'soon' }],
  ['a limit of uses', withoutLimit],
  ['uses beside their limit', { ...code, maxUses: 3 }],
])('a code without %s is not called active', (_what, one) => {
  expect(codeState(one, now)).toBeUndefined()
  expect(codeState({ ...one, active: false }, now)).toBe('INACTIVE')
})

it('a moment that can’t be read ends nothing and begins nothing', () => {
  expect(joinedThrough({ ...member, createdAt: 'soon' }, 'friend', now)).toBe(false)
})
