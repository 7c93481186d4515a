import { useListBlogPostCommentsQuery } from '@/api/community/blogComments'
import { useAppSelector } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Pagination } from '@/ui/table/Pagination'
import { Section } from '@/ui/layout/Section'
import { pageOf } from '@/ui/table/rows/tableRows'
import { useListParams } from '@/ui/table/useListParams'
import { useParam } from '@/ui/hooks/useParam'
import { CommentItem } from './CommentItem'
import { CommentForm } from './CommentForm'

/** Comments on a post, oldest first, without hidden ones. */
export function Comments({ postId }: { postId: string }) {
  const comments = useListBlogPostCommentsQuery({ id: postId })
  const userId = useAppSelector(({ auth }) => (auth.status === 'signedIn' ? auth.user?.userId : undefined))
  const list = useListParams()
  // In the URL, so that signing in while editing returns to the same comment.
  const [edited, edit] = useParam('edit')
  const { rows, pages } = pageOf(
    (comments.currentData ?? []).filter(({ hidden }) => !hidden),
    list,
  )
  const none = (
    <EmptyState title="No comments yet" drawing="messages">
      Questions are welcome too.
    </EmptyState>
  )
  return (
    <Section title={pages.total > 0 ? `Comments (${pages.total})` : 'Comments'} className="comments">
      <QueryBoundary
        query={comments}
        discardStale
        skeleton={{ rows: 5, label: 'Loading comments' }}
        empty={none}
        isEmpty={() => pages.total === 0}
        errorTitle="Comments could not be loaded"
      >
        {() => (
          <>
            <ul className="plain comments-list">
              {rows.map((comment) => (
                <CommentItem
                  key={comment.blogCommentId}
                  comment={comment}
                  own={userId !== undefined && comment.userId === userId}
                  editing={userId === comment.userId && edited === comment.blogCommentId}
                  onEdit={edit}
                />
              ))}
            </ul>
            <Pagination {...pages} label="Comments" />
          </>
        )}
      </QueryBoundary>
      <CommentForm
        postId={postId}
        // New comments are added at the end.
        onPosted={() => list.setPage(Math.ceil((pages.total + 1) / list.size))}
      />
    </Section>
  )
}
