import { fc } from '@tests/properties'
import { describe, expect, it } from 'vitest'
import {
  balanceOfEntries,
  entryState,
  entryTitle,
  pointsHistory,
  type PointsEntry,
} from '@/domain/referrals/pointsHistory'
import { db } from '@mocks/db/db'
import { pointsOf } from '@mocks/db/community/points'

const entry = (more: Partial<PointsEntry>): PointsEntry => ({ pointsEntryId: 'p', points: 50, ...more })

describe('the history of points', () => {
  it('adds up to the balance for every user', () => {
    for (const { userId } of db.users) {
      const { points, entries = [] } = pointsOf(userId)
      expect(balanceOfEntries(entries)).toBe(points)
    }
  })

  it('leaves out unconfirmed earnings, but not unsettled redemptions', () => {
    expect(balanceOfEntries([entry({ status: 'pending' }), entry({}), entry({ points: -20, status: 'pending' })])).toBe(
      30,
    )
  })

  it.each([
    [{ type: 'referral', status: 'confirmed' }, 'Confirmed', undefined],
    [{ type: 'referral', status: 'pending' }, 'Pending', /activates their account/],
    [{ type: 'referralPremium', status: 'PENDING' }, 'Pending', /friend’s payment/],
    [{ type: 'newKind', status: 'pending' }, 'Pending', /confirmed it/],
    [{ type: 'redemption', points: -50, status: 'pending' }, 'In review', /review every request/],
    [{ type: 'redemption', points: -50, status: 'confirmed' }, 'Paid out', undefined],
    [{ type: 'adjustment', points: -5 }, 'Settled', undefined],
    [{ points: -5 }, '', undefined],
    [{ points: -50, status: 'pending' }, 'Pending', undefined],
    [{ points: -50, status: 'pending', redemptionId: 'r' }, 'In review', /review every request/],
    [{ type: 'referral' }, '', undefined],
    [{ type: 'redemption', points: -50 }, '', undefined],
    [{ type: 'redemption', points: -50, status: 'ON_HOLD' }, 'On hold', undefined],
  ])('gives status and next change of %j', (more, label, next) => {
    // A status in capitals is not in the contract, and is understood.
    const state = entryState(entry(more as Partial<PointsEntry>))
    expect(state.label).toBe(label)
    // The sign and the balance beside it say the rest.
    expect(state.next).toEqual(next && expect.stringMatching(next))
  })

  it('describes an entry by its own text, else by its kind', () => {
    expect(entryTitle(entry({ description: ' Kavitha joined ' }))).toBe('Kavitha joined')
    expect(entryTitle(entry({ type: 'redemption' }))).toBe('Redemption')
    expect(entryTitle(entry({ type: 'x' }))).toBe('Points')
  })

  it('has the balance at the end of each month', () => {
    const entries = [
      entry({ createdAt: '2026-09-10T00:00:00Z' }),
      entry({ createdAt: '2026-11-02T00:00:00Z', points: 100 }),
      entry({ createdAt: '2026-11-03T00:00:00Z', points: -50, type: 'redemption' }),
    ]
    expect(pointsHistory(entries, '2026-11-21T00:00:00Z')).toEqual({
      labels: ['Sep 2026', 'Oct 2026', 'Nov 2026'],
      balance: [50, 50, 100],
      earned: 150,
    })
  })

  it('does not say what was earned meanwhile if an entry has no date', () => {
    const undated = entry({})
    expect(pointsHistory([undated], '2026-11-21T00:00:00Z')).toEqual({ labels: ['Nov 2026'], balance: [50] })
    const spent = { ...undated, points: -20, type: 'redemption' }
    expect(
      pointsHistory([entry({ createdAt: '2026-11-02T00:00:00Z' }), spent], '2026-11-21T00:00:00Z').earned,
    ).toBeDefined()
  })

  it('ends with the balance, at most two years long, for any entries', () => {
    const some = fc.record({
      pointsEntryId: fc.string(),
      points: fc.integer({ min: -500, max: 500 }),
      status: fc.constantFrom('pending', 'confirmed'),
      createdAt: fc.constantFrom('2022-01-01T00:00:00Z', '2025-06-30T20:00:00Z', '2026-11-20T00:00:00Z', ''),
    })
    fc.assert(
      fc.property(fc.array(some), (entries) => {
        const { labels, balance } = pointsHistory(entries, '2026-11-21T00:00:00Z')
        expect(labels.length).toBeLessThanOrEqual(24)
        expect(balance.at(-1)).toBe(balanceOfEntries(entries))
      }),
    )
  })
})
