import { useUpdateBlogCommentMutation } from '@/api/community/blogComments'
import type { Shape } from '@/contract/types'
import { Button } from '@/ui/Button'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { commentSchema, longestComment } from './commentSchema'

type Props = { comment: Shape<'BlogComment'>; onClose: () => void }

/** An author changes a comment where it is. */
export function CommentEdit({ comment: { blogCommentId, content, hidden = false }, onClose }: Props) {
  const [save] = useUpdateBlogCommentMutation()
  return (
    <Form
      label="Edit comment"
      initial={{ content }}
      schema={commentSchema}
      draftKey={`comment-edit-${blogCommentId}`}
      // An author sends `hidden` as it was: only administrators change it.
      onSubmit={(values) => save({ id: blogCommentId, body: { content: values.content.trim(), hidden } })}
      onDone={onClose}
    >
      <TextAreaField name="content" label="Your comment" rows={3} limit={longestComment} />
      <div className="actions">
        <SubmitButton size="sm">Save</SubmitButton>
        <Button size="sm" variant="outline-secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
