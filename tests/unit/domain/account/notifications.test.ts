import { describe, expect, it } from 'vitest'
import { groupNotifications, kindOf, type MemberNotification } from '@/domain/account/notifications'

const now = Date.parse('2026-11-21T04:00:00Z')
const row = (notificationId: string, createdAt: string | undefined, kind?: string): MemberNotification => ({
  notificationId,
  title: notificationId,
  ...(createdAt ? { createdAt } : {}),
  ...(kind ? { kind } : {}),
})
const shape = (list: MemberNotification[], zone = 'Asia/Singapore') =>
  groupNotifications(list, now, zone).map(({ label, groups }) => [
    label,
    groups.map(({ kind, items }) => `${kind}: ${items.map((item) => item.notificationId).join(' ')}`),
  ])

describe('notifications by day and kind', () => {
  it('are sorted newest first, grouped by kind', () => {
    const list = [
      row('old', '2026-11-02T10:00:00Z', 'order'),
      row('a', '2026-11-21T01:00:00Z', 'event'),
      row('b', '2026-11-21T03:00:00Z', 'team'),
      row('c', '2026-11-21T02:00:00Z', 'event'),
      row('d', '2026-11-20T10:00:00Z', 'event'),
    ]
    expect(shape(list)).toEqual([
      ['Today', ['team: b', 'event: c a']],
      ['Yesterday', ['event: d']],
      ['02/11/2026', ['order: old']],
    ])
    expect(list.map(({ notificationId }) => notificationId)).toEqual(['old', 'a', 'b', 'c', 'd'])
  })

  it('are grouped by the reader’s day', () => {
    const late = [row('x', '2026-11-20T16:30:00Z', 'event')]
    expect(shape(late)).toEqual([['Today', ['event: x']]])
    expect(shape(late, 'Europe/London')).toEqual([['Yesterday', ['event: x']]])
  })

  it('keeps every row, even of an unknown kind or without a valid date', () => {
    const list = [row('x', undefined), row('y', 'soon', 'party'), row('z', '2026-11-21T03:00:00Z', ' Team ')]
    expect(shape(list)).toEqual([
      ['Today', ['team: z']],
      ['Earlier', ['other: x y']],
    ])
  })

  it('determines yesterday correctly after a clock change', () => {
    const morning = Date.parse('2026-10-25T08:00:00Z')
    const [first] = groupNotifications([row('x', '2026-10-24T22:30:00Z')], morning, 'Europe/London')
    expect(first?.label).toBe('Yesterday')
  })

  it('handles unknown kinds', () => {
    expect(kindOf({ kind: 'EVENT' })).toBe('event')
    expect(kindOf({ kind: 'constructor' })).toBe('other')
    expect(kindOf({})).toBe('other')
  })
})
