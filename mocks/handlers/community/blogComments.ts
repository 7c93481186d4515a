import type { Shape } from '@/contract/types'
import { actsAsAdmin } from '../../adminCallPages'
import { clock } from '../../settings/clock'
import type { BlogCommentRow } from '../../db/community/communityTables'
import { db, freshId } from '../../db/db'
import { findUser } from '../../db/find'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

const longest = 2_000

/** A comment as sent to the client: only administrators get the author's address. */
function toComment(row: BlogCommentRow, reader: UserRow | undefined): Shape<'BlogComment'> {
  const author = findUser(row.userId)
  return {
    ...row,
    postTitle: postTitle(row.postId) ?? row.postId,
    firstName: author?.firstName ?? 'Former',
    lastName: author?.lastName ?? 'member',
    profileImage: author?.profileImage ?? null,
    ...(actsAsAdmin(reader, 'listBlogComments') && author ? { email: author.email } : {}),
  }
}

const postTitle = (uid: string) => db.media.find((media) => media.uid === uid && media.type === 'blog')?.title

function checkContent(content: string): string {
  const text = content.trim()
  const wrong =
    text === ''
      ? 'This field is required'
      : text.length > longest
        ? `Please use at most ${longest} characters`
        : undefined
  if (wrong) reject(422, wrong, { fields: { content: wrong } })
  return text
}

const newestFirst = (a: BlogCommentRow, b: BlogCommentRow) => b.createdAt.localeCompare(a.createdAt)

export const blogComments = {
  listBlogComments: ({ db, user }) => [...db.blogComments].sort(newestFirst).map((row) => toComment(row, user)),
  listBlogPostComments: ({ db, user, path }) =>
    db.blogComments
      .filter(({ postId, hidden }) => postId === path.id && !hidden)
      .sort((a, b) => newestFirst(b, a))
      .map((row) => toComment(row, user)),
  createBlogComment: ({ db, me, path, body }) => {
    if (postTitle(path.id) === undefined) reject(404, 'This post does not exist')
    const now = clock.iso()
    const row: BlogCommentRow = {
      blogCommentId: freshId('bc'),
      postId: path.id,
      userId: me.userId,
      content: checkContent(body.content),
      hidden: false,
      createdAt: now,
      updatedAt: now,
    }
    db.blogComments.unshift(row)
    return toComment(row, me)
  },
  updateBlogComment: ({ db, me, path, body }) => {
    const row =
      db.blogComments.find(({ blogCommentId }) => blogCommentId === path.id) ??
      reject(404, 'This comment does not exist')
    const byAdmin = actsAsAdmin(me, 'updateBlogComment')
    if (row.userId !== me.userId && !byAdmin) reject(403, 'You may only change your own comments')
    row.content = checkContent(body.content)
    if (byAdmin) row.hidden = body.hidden ?? row.hidden
    row.updatedAt = clock.iso()
    return toComment(row, me)
  },
} satisfies Partial<Handlers>
