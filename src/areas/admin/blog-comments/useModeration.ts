import { useCallback } from 'react'
import { adminBlogCommentsApi } from '@/api/admin/blogComments'
import { blogCommentsApi, useUpdateBlogCommentMutation } from '@/api/community/blogComments'
import { fetchFresh } from '@/api/client/fetchOnce'
import { keptResults } from '@/components/bulk/keptResults'
import { useBulk } from '@/components/bulk/useBulk'
import { countOf } from '@/lib/money/counts'
import { toast } from '@/lib/calls/toast'
import { isNow } from '@/lib/calls/unansweredWrites'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import type { BlogComment } from './commentColumns'

const { listBlogComments } = adminBlogCommentsApi.endpoints

/**
 * Reads all comments again. Hiding sends the text along and replaces it, so it must be the author's latest, not that
 * of a list loaded an hour ago.
 */
export const readComments = (dispatch: AppDispatch) => fetchFresh(dispatch(listBlogComments.initiate()))

/** Hides one comment or shows it again, with Undo (R-LIFE-09). */
export function useHideComment() {
  const dispatch = useAppDispatch()
  const [update] = useUpdateBlogCommentMutation()
  return useCallback(
    async function hide({ blogCommentId: id }: BlogComment, hidden: boolean): Promise<void> {
      const now = (await readComments(dispatch)).find(({ blogCommentId }) => blogCommentId === id)
      if (!now) return toast.info('This comment isn’t in the list any more.')
      const { error } = await update({ id, body: { content: now.content, hidden } })
      if (error) return
      const run = () => void hide(now, !hidden).catch(() => undefined)
      toast.success(hidden ? 'Comment hidden' : 'Comment shown again', { undo: { label: 'Undo', run } })
    },
    [dispatch, update],
  )
}

const hiding = keptResults<BlogComment>()
const showing = keptResults<BlogComment>()

/** Hides several comments, or shows them again, with a result for each. */
export function useHideComments(hidden: boolean, undo?: (rows: readonly BlogComment[]) => void) {
  const dispatch = useAppDispatch()
  const bulk = useBulk({
    name: hidden ? 'hide-comments' : 'show-comments',
    label: hidden ? 'Hiding comments' : 'Showing comments',
    rowKey: ({ blogCommentId }: BlogComment) => blogCommentId,
    rowLabel: ({ content }) => content,
    call: blogCommentsApi.endpoints.updateBlogComment,
    args: ({ blogCommentId: id, content }) => ({ id, body: { content, hidden } }),
    readBack: async (send) => {
      const now = new Map((await readComments(send)).map((one) => [one.blogCommentId, one.hidden]))
      return ({ blogCommentId: id }) => isNow(now.get(id), hidden)
    },
    done: (count) => `${countOf(count, 'comment')} ${hidden ? 'hidden' : 'shown again'}`,
    ...(undo && { undo }),
    kept: hidden ? hiding : showing,
  })
  const start = async (rows: readonly BlogComment[]) => {
    const wanted = new Set(rows.map(({ blogCommentId }) => blogCommentId))
    const now = await readComments(dispatch)
    await bulk.start(now.filter((one) => wanted.has(one.blogCommentId) && one.hidden !== hidden))
  }
  return { ...bulk, start }
}
