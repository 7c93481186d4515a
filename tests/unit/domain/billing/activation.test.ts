import { expect, it } from 'vitest'
import { activationDays, buyerOf, longestWait } from '@/domain/billing/activation'
import { planTitle } from '@/domain/billing/planTitle'

const now = '2026-11-22T01:00:00Z'

it('names the day of the latest purchase, in Singapore (R-LIFE-04)', () => {
  // 17:00 UTC is the next day in Singapore.
  const items = [{ purchaseDate: '2026-11-01T17:00:00Z' }, { purchaseDate: '2026-10-30T02:00:00Z' }, {}]
  expect(activationDays(items, now)).toEqual({ today: '2026-11-22', first: '2026-11-02' })
  expect(activationDays([], Date.parse(now)).first).toBe('')
})

it('counts the days since the oldest purchase', () => {
  expect(longestWait([{ purchaseDate: '2026-11-20T01:00:00Z' }, { purchaseDate: '2026-11-12T01:00:00Z' }], now)).toBe(
    10,
  )
  expect(longestWait([{ purchaseDate: '2026-11-23T01:00:00Z' }], now)).toBe(0)
  expect(longestWait([], now)).toBeUndefined()
  expect(longestWait([{ purchaseDate: 'soon' }, { purchaseDate: '' }], now)).toBeUndefined()
})

it('names the buyer and what was bought', () => {
  expect(buyerOf({ teamName: 'Acme', userName: 'Mei Tan' })).toBe('Acme')
  expect(buyerOf({ teamName: null, userEmail: 'mei@tan.example' })).toBe('mei@tan.example')
  expect(planTitle({ title: 'Premium Membership', variation: 'Annual' })).toBe('Premium Membership (annual)')
  expect(planTitle({ title: 'Trademark filing', variation: 'India' })).toBe('Trademark filing (India)')
  expect(planTitle({ title: 'Desk', variation: 'Weekly Planner Pro' })).toBe('Desk (Weekly Planner Pro)')
  expect(planTitle({ title: 'Desk' })).toBe('Desk')
})
