import { useState } from 'react'
import { DateTime } from '@/components/DateTime'
import { useMayOpen } from '@/components/access/useAccess'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { authorOf, type BlogComment } from './commentColumns'
import { EditComment } from './EditComment'
import { HideButton } from './HideButton'

type Props = { comment: BlogComment; onClose: () => void }

/** One comment in full, with everything a moderator can do with it. */
export function CommentDialog({ comment, onClose }: Props) {
  const [editing, setEditing] = useState(false)
  const { may: mayOpenUsers } = useMayOpen(paths.admin.page('users'))
  if (editing) return <EditComment comment={comment} onClose={() => setEditing(false)} />
  const { content, userId, email, postId, postTitle, createdAt, updatedAt, hidden } = comment
  return (
    <Dialog
      title={`Comment by ${authorOf(comment)}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-secondary" onClick={() => setEditing(true)}>
            Edit text
          </Button>
          <HideButton comment={comment} size="md" />
        </>
      }
    >
      <p className="blog-comments-text">{content}</p>
      <DescriptionList
        items={[
          { term: 'Post', value: <Link to={paths.blogPost(postId ?? '')}>{postTitle ?? postId}</Link> },
          {
            term: 'Author',
            value: mayOpenUsers && userId && <Link to={paths.admin.user(userId)}>{authorOf(comment)}</Link>,
          },
          { term: 'Email', value: email && <a href={`mailto:${email}`}>{email}</a> },
          { term: 'Posted', value: <DateTime at={createdAt} time /> },
          { term: 'Edited', value: updatedAt !== createdAt && <DateTime at={updatedAt} time /> },
          { term: 'Status', value: hidden ? 'Hidden: only administrators see it' : 'Visible to everyone' },
        ].filter(({ value }) => value !== false)}
      />
    </Dialog>
  )
}
