import { describe, expect, it } from 'vitest'
import { lastDays } from '@/domain/billing/periods'
import {
  daysOf,
  latestDays,
  funnelCounts,
  funnels,
  percentOf,
  shortDates,
  sumsByDay,
  sumsByEvent,
  sumsByPage,
} from '@/domain/tracking/analytics'

const row = (date: string, eventName: string, path: string, count: number, more: object = {}) => ({
  date,
  eventName,
  path,
  count,
  ...more,
})

describe('analytics', () => {
  it('counts days as Singapore does, both ends included', () => {
    expect(lastDays(Date.parse('2026-11-21T18:00:00Z'), 7)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(daysOf({ from: '2026-03-02', to: '2026-03-01' })).toEqual([])
    expect(daysOf({ from: 'x', to: 'y' })).toEqual([])
    expect(latestDays({ from: '2024-01-01', to: '2026-11-23' })).toEqual({ from: '2025-10-20', to: '2026-11-23' })
    expect(latestDays({ from: '2026-11-01', to: '2026-11-23' })).toEqual({ from: '2026-11-01', to: '2026-11-23' })
  })

  it('fills days without events with 0', () => {
    const rows = [
      row('2026-03-01', 'page_view', '/', 4),
      row('2026-03-01', 'page_view', '/a', 2),
      row('2026-03-03', 'button_click', '/', 3),
      row('2026-03-03', 'link_click', '/', 1),
      row('2026-03-03', 'signup', '/signup', 1),
    ]
    expect(sumsByDay(rows, { from: '2026-03-01', to: '2026-03-03' })).toEqual([
      { date: '2026-03-01', views: 6, clicks: 0, signups: 0 },
      { date: '2026-03-02', views: 0, clicks: 0, signups: 0 },
      { date: '2026-03-03', views: 0, clicks: 4, signups: 1 },
    ])
  })

  it('weighs times by visits, and never adds up visitors', () => {
    const rows = [
      row('2026-03-01', 'page_view', '/', 4, { visitors: 3 }),
      row('2026-03-02', 'page_view', '/', 5, { visitors: 5 }),
      row('2026-03-01', 'page_leave', '/', 1, { averageActiveSeconds: 10 }),
      row('2026-03-02', 'page_leave', '/', 3, { averageActiveSeconds: 50 }),
      row('2026-03-02', 'page_view', '/a', 12, { visitors: 2, averageActiveSeconds: null }),
    ]
    expect(sumsByPage(rows)).toEqual([
      { path: '/a', views: 12, clicks: 0, seconds: undefined, bestDay: 2 },
      { path: '/', views: 9, clicks: 0, seconds: 40, bestDay: 5 },
    ])
    expect(sumsByEvent(rows)[0]).toEqual({ eventName: 'page_view', count: 21 })
  })

  it('counts a visitor once, and a step only after the one before', () => {
    const steps = funnels.find(({ name }) => name === 'Buying')?.steps ?? []
    let at = 0
    const event = (distinctId: string, eventName: string, properties: Record<string, unknown>) => ({
      trackingEventId: `${(at += 1)}`,
      createdAt: new Date(at * 1000).toISOString(),
      distinctId,
      eventName,
      properties,
    })
    const events = [
      event('a', 'page_view', { path: '/solutions/x' }),
      event('a', 'button_click', { label: 'add-to-cart' }),
      event('a', 'button_click', { label: 'add-to-cart' }),
      event('a', 'page_view', { path: '/cart' }),
      event('a', 'button_click', { label: 'pay' }),
      event('b', 'page_view', { path: '/cart' }),
      event('b', 'page_view', { path: '/solutions' }),
      event('c', 'page_view', { path: '/solutionsx' }),
    ]
    expect(funnelCounts(events.toReversed(), steps)).toEqual([2, 1, 1, 1])
    expect(funnelCounts([], steps)).toEqual([0, 0, 0, 0])
    expect(percentOf(1, 3)).toBe(33)
    expect(percentOf(1, 0)).toBe(0)
  })
})

it('leaves the year out of dates of one year', () => {
  expect(shortDates(['31/10/2026', '01/11/2026'])).toEqual(['31/10', '01/11'])
  expect(shortDates(['31/12/2026', '01/01/2027'])).toEqual(['31/12/2026', '01/01/2027'])
  expect(shortDates([])).toEqual([])
})
