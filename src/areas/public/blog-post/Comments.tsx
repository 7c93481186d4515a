import { useListBlogPostCommentsQuery } from '@/api/blogComments'
import { useAppSelector } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Pagination } from '@/ui/table/Pagination'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useListParams } from '@/ui/table/useListParams'
import { useParam } from '@/ui/hooks/useParam'
import { CommentItem } from './CommentItem'
import { CommentForm } from './CommentForm'

/** What members say to a post, oldest first; hidden comments are not shown. */
export function Comments({ postId }: { postId: string }) {
  const comments = useListBlogPostCommentsQuery({ id: postId })
  const userId = useAppSelector(({ auth }) => (auth.status === 'signedIn' ? auth.user?.userId : undefined))
  const list = useListParams()
  // In the address, so that signing in half-way through a change comes back to it.
  const [edited, edit] = useParam('edit')
  const shown = (comments.currentData ?? []).filter(({ hidden }) => !hidden)
  const last = Math.max(1, Math.ceil(shown.length / list.size))
  const page = Math.min(list.page, last)
  const none = (
    <EmptyState title="Nobody has said anything yet" drawing="messages">
      A question counts, too.
    </EmptyState>
  )
  return (
    <Section
      title={comments.currentData && shown.length > 0 ? `Comments (${shown.length})` : 'Comments'}
      className="comments"
    >
      <QueryBoundary
        query={comments}
        discardStale
        skeleton={<Skeleton rows={5} label="Loading comments" />}
        empty={none}
        isEmpty={() => shown.length === 0}
        errorTitle="Comments could not be loaded"
      >
        {() => (
          <>
            <ul className="plain comments-list">
              {shown.slice((page - 1) * list.size, page * list.size).map((comment) => (
                <CommentItem
                  key={comment.blogCommentId}
                  comment={comment}
                  own={userId !== undefined && comment.userId === userId}
                  editing={userId === comment.userId && edited === comment.blogCommentId}
                  onEdit={edit}
                />
              ))}
            </ul>
            <Pagination page={page} total={shown.length} onPage={list.setPage} label="Comments" />
          </>
        )}
      </QueryBoundary>
      <CommentForm
        postId={postId}
        // The new one stands at the end.
        onPosted={() => list.setPage(Math.ceil((shown.length + 1) / list.size))}
      />
    </Section>
  )
}
