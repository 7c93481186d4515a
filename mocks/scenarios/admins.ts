import { clock } from '../settings/clock'
import type { Db } from '../db/db'
import { changeUser, emptyLists } from './changes'
import { defineScenarios } from './scenario'
import { noPermissions } from '../permissions'

/** Back office: permissions, empty and very long lists, concurrent changes. */
export const admins = defineScenarios({
  'admin-empty': { title: 'A back office with nothing in it', as: 'admin', apply: emptyLists },
  'admin-few-permissions': {
    title: 'An administrator of two marketplace pages and most of community',
    as: 'admin-few',
  },
  'admin-no-permissions': {
    title: 'An administrator whose lists are all empty',
    as: 'admin-few',
    apply: () => changeUser('u-admin-few', { permissions: noPermissions() }),
  },
  'admin-session-refused': {
    title: 'The server does not take the session for an administrator’s',
    as: 'admin',
    fail: 'checkAdminSession:403',
  },
  'admin-session-slow': {
    title: 'The check of the administrator takes 5 seconds',
    as: 'admin',
    fail: 'checkAdminSession:delay=5000',
  },
  'admin-rights-lost': {
    title: 'Rights are taken away while one works: writes are refused',
    as: 'admin',
    fail: 'writes:403',
  },
  'pending-activation-zero': { title: 'No solution waits for its activation', as: 'admin', apply: activateAll },
  'pending-activation-unknown': {
    title: 'The count of waiting solutions cannot be read',
    as: 'admin',
    fail: 'countOrdersPendingActivation:500',
  },
  'logs-many': { title: '10,000 lines of log', as: 'admin', apply: manyLogs },
  'logs-long': { title: 'Log lines of 4,000 letters', as: 'admin', apply: longLogs },
  'admin-reads-fail': { title: 'Every list of the back office fails', as: 'admin', fail: 'reads:500@12' },
  'admin-conflict': {
    title: 'Somebody else has changed settings and texts in the meantime',
    as: 'admin',
    fail: 'saveConfig:409,createPrivacyPolicy:409,createTermsOfUse:409,updatePartner:409',
  },
  'admin-config-changed': {
    title: 'The settings change between reading and saving',
    as: 'admin',
    fail: 'saveConfig:409=The settings have been changed by somebody elsex1',
  },
  'admin-exports-fail': {
    title: 'Exports break off',
    as: 'admin',
    fail: 'exportAxaPurchases:drop,exportFullertonPurchases:503,exportFinancioPurchases:html',
  },
  'admin-invoices-slow': {
    title: 'A batch of invoices takes 10 seconds',
    as: 'admin',
    fail: 'getInvoicePdfs:delay=10000',
  },
  'admin-bulk-half': {
    title: 'Of several activations every one after the second fails',
    as: 'admin',
    fail: 'activateOrderItem:503@2',
  },
  'admin-db-not-cleared': {
    title: 'The test databases cannot be cleared',
    as: 'admin',
    fail: 'clearOurTestDb:500,clearWorkBuddyTestDb:500',
  },
  'no-analytics': {
    title: 'Nothing was tracked',
    as: 'admin',
    apply: (db) => {
      db.trackingEvents = []
      db.newTrackingEvents = []
    },
  },
  'no-legal-texts': {
    title: 'No privacy policy and no terms of use yet',
    as: 'admin',
    apply: (db) => void (db.legalTexts = []),
  },
  'attendance-offline': {
    title: 'The line breaks at the door: every second attendance is lost',
    as: 'admin',
    fail: 'toggleRsvpAttendance:dropx1@1,toggleRsvpAttendance:dropx1@3,toggleRsvpAttendance:drop-afterx1@5',
  },
})

function activateAll(db: Db): void {
  for (const order of db.orders) {
    if (order.status === 'PENDING_ACTIVATION') order.status = 'COMPLETE'
    for (const item of order.items)
      if (item.status === 'PENDING_ACTIVATION')
        Object.assign(item, { status: 'ACTIVE', activationDate: clock.iso().slice(0, 10) })
  }
}

function manyLogs(db: Db): void {
  const { logs } = db
  db.logs = Array.from({ length: 10_000 }, (_, index) => {
    const one = logs[index % logs.length]
    if (!one) throw new Error('The seeds have no log line')
    // Short texts, so that all rows fit into the browser's storage.
    const short = { description: null, error: null, deviceInfo: {} }
    return { ...one, ...short, logId: `log-s-${index}`, createdAt: clock.daysFromNow(-index / 200) }
  })
}

function longLogs(db: Db): void {
  for (const line of db.logs.slice(0, 40))
    Object.assign(line, { error: 'at render (index.js:1:20341) '.repeat(138), message: 'm'.repeat(400) })
}
