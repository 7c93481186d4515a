import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime } from '@/lib/dates/dates'
import { browserOf, deviceFlags, entriesOfToday, logReport, systemOf } from '@/domain/admin/logs'

const entry = {
  logId: 'l1',
  createdAt: '2026-03-01T16:30:00Z',
  message: 'Cart could not be saved',
  description: 'saveCart',
  code: '500',
  type: 3,
  userId: null,
  error: 'HttpError: 500\n',
  deviceInfo: {
    browserName: 'Safari',
    browserVersion: '17.4',
    osName: 'iOS',
    deviceType: 'mobile' as const,
    isTouch: true,
    more: { a: 1 },
  },
}

describe('log entries', () => {
  it('name browser and system as far as they are known', () => {
    expect(browserOf(entry)).toBe('Safari 17.4')
    expect(systemOf(entry)).toBe('iOS')
    expect(browserOf({ logId: 'l' })).toBe('')
    expect(deviceFlags(entry).slice(-2)).toEqual([
      { name: 'isTouch', value: 'Yes' },
      { name: 'more', value: '{"a":1}' },
    ])
  })

  it('are reports without empty lines', () => {
    expect(logReport(entry)).toBe(
      [
        'Message: Cart could not be saved', 'When: 2026-03-01T16:30:00Z', 'Where: saveCart', 'Code: 500', 'Type: 3',
        'User: visitor', 'Device: Safari 17.4, iOS, mobile', 'Log: l1', '', 'HttpError: 500',
      ].join('\n'), // prettier-ignore
    )
    expect(logReport({ logId: 'l2' })).toBe('Log: l2')
  })

  describe('of today', () => {
    it.each([
      ['Asia/Singapore', 1],
      ['Europe/London', 0],
      ['America/New_York', 2],
    ])('are counted by the day that the log shows in %s', (zone, count) => {
      process.env.TZ = zone
      const now = Date.parse('2026-03-02T01:00:00Z')
      const entries = [entry, { ...entry, createdAt: '2026-03-01T15:30:00Z' }]
      expect(entriesOfToday(entries, now)).toBe(count)
      const shown = entries.map(({ createdAt }) => formatDateTime(createdAt))
      expect(shown.filter((text) => text.includes(formatDate(now)))).toHaveLength(count)
    })
  })
})
