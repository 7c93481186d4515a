import type { Shape } from '@/contract/types'
import { formatDate, momentMs } from '@/lib/dates/dates'
import { dayMs } from '@/lib/dates/day'
import { wallClock } from '@/lib/dates/zones'
import { keysOf } from '@/lib/objects'
import { isoDay } from '../billing/periods'

export type MemberNotification = Shape<'Notification'>

/** The kinds with an icon and a name; the server sends free text, so anything else is `other`. */
export const notificationKinds = {
  event: 'Events',
  order: 'Orders',
  team: 'Teams',
  referral: 'Referrals',
  membership: 'Membership',
  system: 'Announcements',
  other: 'Other',
} as const
export type NotificationKind = keyof typeof notificationKinds

/** The kind of a notification; `other` for unknown ones. */
export function kindOf({ kind }: Pick<MemberNotification, 'kind'>): NotificationKind {
  const word = kind?.trim().toLowerCase() ?? ''
  return keysOf(notificationKinds).find((known) => known === word) ?? 'other'
}

/** What a notification is called: its title, or else its text. */
export const titleOf = ({ title, text }: Pick<MemberNotification, 'title' | 'text'>): string =>
  title || text || 'Notification'

export type NotificationDay = {
  /** `YYYY-MM-DD` in the reader's zone; empty for rows without a date. */
  day: string
  /** `Today`, `Yesterday`, else `DD/MM/YYYY`. */
  label: string
  groups: { kind: NotificationKind; label: string; items: MemberNotification[] }[]
}

/**
 * Groups notifications by day, newest day first, and within a day by kind, the kind with the newest row first.
 * @param now milliseconds @param zone the reader's IANA zone
 */
export function groupNotifications(list: readonly MemberNotification[], now: number, zone: string): NotificationDay[] {
  const newestFirst = [...list].sort((a, b) => timeOf(b) - timeOf(a))
  const days: NotificationDay[] = []
  for (const item of newestFirst) {
    const time = timeOf(item)
    const day = time === 0 ? '' : dayOf(time, zone)
    const kind = kindOf(item)
    const into = days.find((one) => one.day === day) ?? addTo(days, { day, label: labelOf(day, now, zone), groups: [] })
    const group =
      into.groups.find((one) => one.kind === kind) ??
      addTo(into.groups, { kind, label: notificationKinds[kind], items: [] })
    group.items.push(item)
  }
  return days
}

function addTo<T>(list: T[], item: T): T {
  list.push(item)
  return item
}

const timeOf = ({ createdAt }: MemberNotification) => momentMs(createdAt) ?? 0

function dayOf(at: number, zone: string): string {
  const { year, month, day } = wallClock(at, zone)
  return isoDay(year, month, day)
}

function labelOf(day: string, now: number, zone: string): string {
  if (day === '') return 'Earlier'
  const today = dayOf(now, zone)
  if (day === today) return 'Today'
  // Calendar arithmetic on UTC days: gives the day before, even if the zone's clocks changed overnight.
  const before = new Date(Date.parse(`${today}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
  return day === before ? 'Yesterday' : formatDate(day)
}
