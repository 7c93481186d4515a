import { useUpdateBlogCommentMutation } from '@/api/blogComments'
import type { Shape } from '@/contract/types'
import { formatDateTime, zoneLabel } from '@/lib/dates'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { commentSchema, longestComment } from './commentSchema'

type Props = {
  comment: Shape<'BlogComment'>
  own: boolean
  editing: boolean
  onEdit: (blogCommentId: string | undefined) => void
}

/** One comment; its author may change it. */
export function CommentItem({ comment, own, editing, onEdit }: Props) {
  const { blogCommentId, content, firstName, lastName, profileImage, createdAt, updatedAt, hidden = false } = comment
  const [save] = useUpdateBlogCommentMutation()
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'Former member'
  const isChanged =
    updatedAt !== undefined && createdAt !== undefined && Date.parse(updatedAt) - Date.parse(createdAt) > 1000
  return (
    <li className="comment">
      <Avatar name={name} src={profileImage} />
      <div className="comment-body">
        <p className="comment-head">
          <strong className="text-break">{name}</strong>
          {createdAt && (
            <time dateTime={createdAt} title={zoneLabel(createdAt)} className="num text-muted fs-6">
              {formatDateTime(createdAt)}
            </time>
          )}
          {isChanged && <span className="text-muted fs-6">edited</span>}
        </p>
        {editing ? (
          <Form
            label="Change my comment"
            initial={{ content }}
            schema={commentSchema}
            draftKey={`comment-edit-${blogCommentId}`}
            // An author sends `hidden` as it was: only administrators change it.
            onSubmit={(values) => save({ id: blogCommentId, body: { content: values.content.trim(), hidden } })}
            onDone={() => onEdit(undefined)}
          >
            <TextAreaField name="content" label="Your comment" rows={3} limit={longestComment} />
            <div className="actions">
              <SubmitButton size="sm">Save</SubmitButton>
              <Button size="sm" variant="outline-secondary" onClick={() => onEdit(undefined)}>
                Cancel
              </Button>
            </div>
          </Form>
        ) : (
          <p className="comment-text">{content}</p>
        )}
        {own && !editing && (
          <Button
            variant="link"
            size="sm"
            onClick={() => onEdit(blogCommentId)}
            aria-label={`Edit my comment of ${formatDateTime(createdAt)}`}
          >
            Edit
          </Button>
        )}
      </div>
    </li>
  )
}
