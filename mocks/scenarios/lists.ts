import type { Db } from '../db/db'
import { paths } from '@/domain/navigation/paths'
import { clock } from '../settings/clock'
import { emptyLists } from './changes'
import { defineScenarios } from './scenario'

/** Empty lists and very long ones. */
export const lists = defineScenarios({
  'no-notifications': { title: 'No notifications', as: 'premium', apply: (db) => void (db.notifications = []) },
  'many-notifications': { title: '500 notifications', as: 'premium', apply: manyNotifications },
  'no-events': {
    title: 'No events at all',
    as: 'premium',
    apply: (db) => {
      db.events = []
      db.rsvps = []
    },
  },
  'events-full': {
    title: 'Every event is full',
    as: 'premium',
    apply: (db) => db.events.forEach((event) => (event.capacity = 0)),
  },
  'no-rsvps': { title: 'A member who goes to no event', as: 'premium', apply: (db) => void (db.rsvps = []) },
  'no-featured-doers': { title: 'No featured doers', apply: (db) => void (db.featuredDoers = []) },
  'no-comments': { title: 'No comments below the posts', apply: (db) => void (db.blogComments = []) },
  'empty-marketplace': { title: 'The content source has no solutions', world: { content: 'empty' } },
  'nothing-yet': {
    title: 'Nobody has done anything yet: every list is empty',
    as: 'premium',
    apply: (db) => {
      emptyLists(db)
      db.notifications = []
      db.carts = []
      db.connections = db.connections.filter(({ userId }) => userId !== 'u-premium')
    },
  },
  'no-points': { title: 'Nobody was ever referred', as: 'premium', apply: noReferrals },
  'account-reads-fail': {
    title: 'Each part of the account fails on its own',
    as: 'premium',
    fail: 'listMyOrders:500,listUserInvoices:500,listMySubscriptions:500,listMyEvents:500,getUserPoints:500,listMyNotifications:500',
  },
})

function manyNotifications(db: Db): void {
  const kinds = ['event', 'order', 'team', 'referral', 'system', 'membership']
  db.notifications = Array.from({ length: 500 }, (_, index) => ({
    notificationId: `n-scenario-${index}`,
    userId: 'u-premium',
    kind: kinds[index % kinds.length] ?? 'system',
    title: `Notification ${500 - index}`,
    text:
      index % 7 === 0
        ? 'A longer one, which tells a little more than it would have to. '.repeat(4).trim()
        : 'A short one.',
    href: index % 3 === 0 ? paths.account.notifications : null,
    seen: index > 40,
    createdAt: clock.daysFromNow(-index / 9),
  }))
}

function noReferrals(db: Db): void {
  db.referralTransactions = db.referralTransactions.filter(({ userId }) => userId !== 'u-premium')
  db.redemptions = db.redemptions.filter(({ userId }) => userId !== 'u-premium')
}
