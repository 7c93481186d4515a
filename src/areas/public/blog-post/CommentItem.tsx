import { personName } from '@/domain/account/personName'
import { useUpdateBlogCommentMutation } from '@/api/community/blogComments'
import type { Shape } from '@/contract/types'
import { formatDateTime, momentMs, zoneLabel } from '@/lib/dates/dates'
import { knownOf } from '@/lib/objects'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { commentSchema, longestComment } from './commentSchema'

type Props = {
  comment: Shape<'BlogComment'>
  own: boolean
  editing: boolean
  onEdit: (blogCommentId: string | undefined) => void
}

/** One comment; its author can edit it. */
export function CommentItem({ comment, own, editing, onEdit }: Props) {
  const { blogCommentId, content, firstName, lastName, profileImage, createdAt, updatedAt } = comment
  const name = personName({ firstName, lastName }) || 'Member'
  const isChanged = (momentMs(updatedAt) ?? 0) - (momentMs(createdAt) ?? Infinity) > 1000
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
          <CommentEdit comment={comment} onClose={() => onEdit(undefined)} />
        ) : (
          <p className="mb-0 text-pre text-break">{content}</p>
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

type CommentEditProps = { comment: Shape<'BlogComment'>; onClose: () => void }

/** Form in which authors edit their comment in place. */
function CommentEdit({ comment: { blogCommentId: id, content, hidden }, onClose }: CommentEditProps) {
  const [save] = useUpdateBlogCommentMutation()
  return (
    <Form
      label="Edit comment"
      initial={{ content }}
      schema={commentSchema}
      draftKey={`comment-edit-${id}`}
      // An author sends `hidden` as it was: only administrators change it.
      onSubmit={(values) => save({ id, body: { content: values.content.trim(), ...knownOf({ hidden }) } })}
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
