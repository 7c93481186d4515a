import { ownOrAdmin } from '../../db/find'
import { pointsOf } from '../../db/community/points'
import type { Handlers } from '../../http'

export const userPoints = {
  getUserPoints: ({ me, path }) => pointsOf(ownOrAdmin(me, path.userId, 'getUserPoints').userId),
} satisfies Partial<Handlers>
