import { describe, expect, it } from 'vitest'
import {
  errorsToday, hiddenComments, lastThirtyDays, orphanedCharges, recentBenefitEnquiries, waitingActivations,
  waitingJobEnquiries, waitingRedemptions,
} from '@/domain/admin/waiting' // prettier-ignore

const now = Date.parse('2026-03-31T04:00:00Z')
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()
const redemption = (days: number, status: 'PENDING' | 'PAID' = 'PENDING') => ({ status, createdAt: ago(days) })

describe('what waits', () => {
  it('counts redemptions by age', () => {
    expect(waitingRedemptions([redemption(1), redemption(9), redemption(30, 'PAID')], now)).toEqual({
      count: 2,
      isCalm: false,
      text: 'to pay · oldest 9 days',
    })
    expect(waitingRedemptions([redemption(0)], now).text).toContain('from today')
    expect(waitingRedemptions([], now)).toMatchObject({ count: 0, isCalm: true, text: 'Every request is settled.' })
  })

  it('counts what is open, hidden or recent', () => {
    expect(waitingActivations({ count: 3 })).toMatchObject({ count: 3, isCalm: false })
    expect(waitingJobEnquiries([{ responded: true }, {}])).toMatchObject({ count: 1 })
    expect(recentBenefitEnquiries([{ createdAt: ago(6) }, { createdAt: ago(8) }, {}], now).count).toBe(1)
    expect(hiddenComments([{ hidden: true }, { hidden: false }])).toMatchObject({
      count: 1,
      text: 'hidden, of 2 comments',
    })
    expect(orphanedCharges([])).toMatchObject({ count: 0, isCalm: true })
  })

  it('says when there may be more errors than were read', () => {
    const logs = [{ logId: 'a', createdAt: ago(0) }]
    expect(errorsToday({ logs, total: 1 }, now).isLeast).toBe(false)
    expect(errorsToday({ logs, total: 9 }, now)).toMatchObject({ count: 1, isLeast: true })
    const changes = [...logs, { logId: 'b', createdAt: ago(0), code: 'admin-write' }]
    expect(errorsToday({ logs: changes, total: 9 }, now)).toMatchObject({ count: 1, isLeast: true })
    expect(errorsToday({ logs: [...changes, { logId: 'c', createdAt: ago(3) }], total: 9 }, now).isLeast).toBe(false)
  })

  it('counts both ends of thirty days in Singapore', () =>
    expect(lastThirtyDays(now)).toEqual({ from: '2026-03-02', to: '2026-03-31' }))
})
