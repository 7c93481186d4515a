import { db } from '../../db/db'
import type { Handlers } from '../../http'

export const userOptions = {
  getMyOptions: ({ me }) => db.userOptions.find(({ userId }) => userId === me.userId)?.options ?? {},
  saveMyOptions: ({ me, body }) => {
    db.userOptions = db.userOptions.filter(({ userId }) => userId !== me.userId)
    db.userOptions.push({ userId: me.userId, options: body.options })
    return body.options
  },
} satisfies Partial<Handlers>
