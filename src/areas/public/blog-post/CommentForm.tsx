import { useCreateBlogCommentMutation } from '@/api/community/blogComments'
import { SignInLink } from '@/components/links/SignInLink'
import { useAppSelector } from '@/store/hooks'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { commentSchema, longestComment } from './commentSchema'

/** Comment form for members; visitors are sent to sign in and return here (R-SESS-08). */
export function CommentForm({ postId, onPosted }: { postId: string; onPosted: () => void }) {
  const status = useAppSelector(({ auth }) => auth.status)
  const [post] = useCreateBlogCommentMutation()
  if (status === 'restoring') return null
  if (status === 'anonymous')
    return (
      <div className="card card-body comment-sign-in">
        <p>Comments are for members.</p>
        <SignInLink variant="outline-primary">Sign in to comment</SignInLink>
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
