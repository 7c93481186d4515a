import { clock } from '../../settings/clock'
import type { LogRow } from '../../db/backOffice/backOfficeTables'
import { db, freshId } from '../../db/db'
import { pageOf } from '../../db/paging'
import type { Handlers } from '../../http'

/** How many of the newest entries are stored: the browser's storage is small. */
const mostKept = 300
const longest = 4000

const sortable = ['createdAt', 'message', 'description', 'code', 'type', 'userId', 'error'] as const

export const logs = {
  listLogs: ({ query }) => {
    const all: LogRow[] = [...db.newLogs, ...db.logs]
    return { logs: pageOf(all, query, sortable), total: all.length }
  },
  createLog: ({ user, body }) => {
    const { message, description = null, code = null, type, error = null, deviceInfo = {} } = body
    db.newLogs.unshift({
      logId: freshId('log'),
      createdAt: clock.iso(),
      userId: user?.userId ?? null,
      message: message.slice(0, longest),
      description,
      code,
      type,
      error: error?.slice(0, longest) ?? null,
      deviceInfo,
    })
    db.newLogs.length = Math.min(db.newLogs.length, mostKept)
    return { ok: true }
  },
} satisfies Partial<Handlers>
