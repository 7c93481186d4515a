import { clock } from '../../settings/clock'
import { db, freshId } from '../../db/db'
import { ownOrAdmin } from '../../db/find'
import type { UserTagRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

const answer = ({ userId: _owner, ...tag }: UserTagRow) => tag

const tagsOf = (userId: string) => db.userTags.filter((row) => row.userId === userId)

function add(userId: string, word: string): UserTagRow {
  const tag = word.trim()
  if (tag === '') reject(422, 'This field is required', { fields: { tag: 'This field is required' } })
  const known = tagsOf(userId).find((row) => row.tag.toLowerCase() === tag.toLowerCase())
  if (known) return known
  const row = { tagId: freshId('tag'), tag, userId, createdAt: clock.iso() }
  db.userTags.push(row)
  return row
}

/** The tags of a user: part of the domain profile. */
export const profileTags = {
  listUserTags: ({ me, path }) => tagsOf(ownOrAdmin(me, path.id, 'listUserTags').userId).map(answer),
  addUserTag: ({ me, path, body }) => answer(add(ownOrAdmin(me, path.id, 'addUserTag').userId, body.tag)),
  updateUserTags: ({ me, path, body }) => {
    const { userId } = ownOrAdmin(me, path.id, 'updateUserTags')
    db.userTags = db.userTags.filter((row) => row.userId !== userId || !body.removeTags.includes(row.tag))
    for (const tag of body.newTags) add(userId, tag)
    return tagsOf(userId).map(answer)
  },
  deleteUserTag: ({ me, path }) => {
    const { userId } = ownOrAdmin(me, path.id, 'deleteUserTag')
    if (!tagsOf(userId).some(({ tagId }) => tagId === path.tagId)) reject(404, 'There is no such tag')
    db.userTags = db.userTags.filter(({ tagId }) => tagId !== path.tagId)
    return { ok: true }
  },
} satisfies Partial<Handlers>
