import { describe, expect, it } from 'vitest'
import {
  byUrgency, errorsToday, hiddenComments, orphanedCharges, recentBenefitEnquiries, waitingActivations,
  waitingJobEnquiries, waitingRedemptions, type Waiting,
} from '@/domain/admin/waiting' // prettier-ignore

const now = Date.parse('2026-03-31T04:00:00Z')
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()
const item = (days: number) => ({
  itemId: 'i',
  title: 'Desk',
  status: 'PENDING_ACTIVATION' as const,
  purchaseDate: ago(days),
})
const redemption = (days: number, status: 'PENDING' | 'PAID' = 'PENDING') => ({
  status,
  createdAt: ago(days),
  amount: 12.5,
})

describe('what waits', () => {
  it('counts redemptions, with their age and money', () => {
    const open = [redemption(1), redemption(9), redemption(30, 'PAID')]
    expect(waitingRedemptions(open, now)).toEqual({ count: 2, text: 'To pay', oldest: 9, cents: 2500 })
    expect(waitingRedemptions([redemption(0)], now).oldest).toBe(0)
    expect(waitingRedemptions([], now)).toMatchObject({ count: 0, text: 'Every request is settled.' })
  })

  it('counts what is open, hidden or recent', () => {
    const bought = (days: number, total: number) => ({
      ...item(days),
      orderId: `o-${days}`,
      calculatedOrder: { subTotal: total, total },
    })
    // An order counts once, however many of its items wait.
    expect(waitingActivations([bought(0, 10), bought(3, 5.5), bought(3, 5.5)], now)).toMatchObject({
      count: 3,
      oldest: 3,
      cents: 1550,
      today: 1,
    })
    expect(waitingActivations([], now)).toMatchObject({ count: 0, today: 0, oldest: undefined })
    const enquiries = [{ responded: true, createdAt: ago(50) }, { createdAt: ago(4) }]
    expect(waitingJobEnquiries(enquiries, now)).toMatchObject({ count: 1, oldest: 4 })
    expect(recentBenefitEnquiries([{ createdAt: ago(6) }, { createdAt: ago(8) }, {}], now)).toMatchObject({
      count: 1,
      isNews: true,
    })
    expect(hiddenComments([{ hidden: true }, { hidden: false }])).toMatchObject({ count: 1, isNews: true })
    const charge = {
      id: 'ch_1',
      status: 'succeeded' as const,
      amount: 900,
      amount_refunded: 0,
      created: (now - 2 * 86_400_000) / 1000,
    }
    expect(orphanedCharges([], now)).toMatchObject({
      count: 0,
      text: 'No charges without an order in the last 30 days.',
    })
    expect(orphanedCharges([charge, { ...charge, status: 'failed' }], now)).toMatchObject({ oldest: 2, cents: 900 })
  })

  it.each([
    ['an order without its total', waitingActivations([{ ...item(1), orderId: 'o-1' }], now)],
    [
      'an item without its order',
      waitingActivations([{ ...item(1), calculatedOrder: { subTotal: 1, total: 1 } }], now),
    ],
    ['a redemption without its amount', waitingRedemptions([{ status: 'PENDING', createdAt: ago(1) }], now)],
    [
      'a charge in another currency',
      orphanedCharges([{ id: 'c', status: 'succeeded', amount: 1, created: 1, currency: 'usd' }], now),
    ],
  ])('names no sum with %s', (_, { count, cents }) => expect({ count, cents }).toEqual({ count: 1, cents: undefined }))

  it('knows no age without dates', () => {
    expect(waitingActivations([{ ...item(1), purchaseDate: 'soon' }], now).oldest).toBeUndefined()
    expect(waitingJobEnquiries([{ responded: false }], now).oldest).toBeUndefined()
    expect(waitingRedemptions([{ status: 'PENDING', createdAt: 'soon' }], now).oldest).toBeUndefined()
  })

  it('puts money first, then what has waited longest, then what is unknown, and news last', () => {
    const waiting = (text: string, rest: Partial<Waiting>): Waiting => ({ text, count: 1, ...rest })
    const all = [
      waiting('news', { isNews: true }),
      waiting('unknown', {}),
      waiting('old', { oldest: 90 }),
      waiting('fresh', { oldest: 0 }),
      waiting('little money', { oldest: 2, cents: 5 }),
      waiting('much money', { oldest: 2, cents: 500 }),
      waiting('old money', { oldest: 3, cents: 1 }),
    ]
    expect(all.sort(byUrgency).map(({ text }) => text)).toEqual([
      'old money',
      'much money',
      'little money',
      'old',
      'fresh',
      'unknown',
      'news',
    ])
  })

  it('says when there may be more errors than were read', () => {
    const logs = [{ logId: 'a', createdAt: ago(0) }]
    expect(errorsToday({ logs, total: 1 }, now).isLeast).toBe(false)
    expect(errorsToday({ logs, total: 9 }, now)).toMatchObject({ count: 1, isLeast: true })
    const changes = [...logs, { logId: 'b', createdAt: ago(0), code: 'admin-write' }]
    expect(errorsToday({ logs: changes, total: 9 }, now)).toMatchObject({ count: 1, isLeast: true })
    expect(errorsToday({ logs: [...changes, { logId: 'c', createdAt: ago(3) }], total: 9 }, now).isLeast).toBe(false)
  })
})
