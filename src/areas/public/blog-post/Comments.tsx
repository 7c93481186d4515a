import { useListBlogPostCommentsQuery, useCreateBlogCommentMutation } from '@/api/community/blogComments'
import { SignInLink } from '@/components/links/SignInLink'
import { useAppSelector } from '@/store/hooks'
import { formatCount } from '@/lib/money/counts'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { Pagination } from '@/ui/table/Pagination'
import { Section } from '@/ui/layout/Section'
import { pageOf } from '@/ui/table/rows/tableRows'
import { useListParams } from '@/ui/table/useListParams'
import { useParam } from '@/ui/hooks/useParam'
import { CommentItem } from './CommentItem'
import { commentSchema, longestComment } from './commentSchema'

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
  return (
    <Section title={pages.total > 0 ? `Comments (${formatCount(pages.total)})` : 'Comments'} className="comments">
      <QueryBoundary
        query={comments}
        discardStale
        skeleton={{ rows: 5, label: 'Loading comments' }}
        empty={{ title: 'No comments yet', text: 'Questions are welcome too.', drawing: 'messages', card: false }}
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

/** Comment form for members; visitors are sent to sign in and return here (R-SESS-08). */
function CommentForm({ postId, onPosted }: { postId: string; onPosted: () => void }) {
  const status = useAppSelector(({ auth }) => auth.status)
  const [post] = useCreateBlogCommentMutation()
  if (status === 'restoring') return null
  if (status === 'anonymous')
    return (
      <div className="card card-body comment-sign-in">
        <p className="mb-0">Comments are for members.</p>
        <SignInLink variant="outline-secondary">Sign in to comment</SignInLink>
      </div>
    )
  return (
    <Form
      label="Write a comment"
      initial={{ content: '' }}
      schema={commentSchema}
      draftKey={`comment-${postId}`}
      again
      onSubmit={({ content }) => post({ id: postId, body: { content: content.trim() } })}
      onDone={onPosted}
    >
      <TextAreaField name="content" label="Your comment" rows={3} limit={longestComment} />
      <SubmitButton data-track="post-comment">Post comment</SubmitButton>
    </Form>
  )
}
