import { db } from '../../db/db'
import { reject, type Handlers } from '../../http'

export const state = {
  /** The caller's own value takes precedence over a global one. */
  getState: ({ me, path: { scope, key } }) => {
    const rows = db.states.filter((row) => row.scope === scope && row.key === key)
    const row = rows.find(({ userId }) => userId === me.userId) ?? rows.find(({ userId }) => userId === null)
    if (!row) reject(404, 'There is no such value')
    return { scope, key, value: row.value, updatedAt: row.updatedAt }
  },
} satisfies Partial<Handlers>
