import { emailLink } from '@/components/contact/emailLink'
import { useState } from 'react'
import { Eye, EyeSlash } from 'react-bootstrap-icons'
import { useListBlogCommentsQuery } from '@/api/admin/blogComments'
import { RowKeys } from '@/components/admin/RowKeys'
import { SiteButton } from '@/components/links/SiteButton'
import { paths } from '@/domain/navigation/paths'
import { yesOrNo } from '@/lib/text/wording'
import { ListPage } from '@/ui/table/ListPage'
import { DateTime } from '@/components/DateTime'
import { useMayOpen } from '@/components/access/useAccess'
import { Link } from '@/components/links/Link'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { useWrite } from '@/ui/useWrite'
import { CommentBulkActions, CommentBulkResults, useCommentBulk } from './CommentBulk'
import { commentColumns, type BlogComment, authorOf } from './commentColumns'
import { EditComment } from './EditComment'
import { useHideComment } from './useModeration'

const keys = [
  ['H', 'hide the selected'],
  ['S', 'show the selected'],
] as const

const keyOf = ({ blogCommentId }: BlogComment) => blogCommentId

/** The comments on all blog posts, with those that are hidden (R-LIFE-09). */
export default function BlogComments() {
  const comments = useListBlogCommentsQuery()
  const bulk = useCommentBulk()
  return (
    <>
      <ListPage
        title="Blog comments"
        lead="Hide comments that break the rules. You can show them again later."
        query={comments}
        errorTitle="Comments could not be loaded"
        columns={commentColumns}
        rowKey={keyOf}
        tabs="state"
        filter="post"
        sort="-date"
        rowActions={(comment) => <HideButtons comment={comment} />}
        bulkActions={(selected) => <CommentBulkActions selected={selected} bulk={bulk} />}
        empty={{
          title: 'No comments yet',
          text: 'Comments on blog posts will appear here.',
          action: <SiteButton to={paths.blog}>Open the blog</SiteButton>,
        }}
        record={{ param: 'comment', dialog: (comment, close) => <CommentDialog comment={comment} onClose={close} /> }}
      >
        {(all) => all.length > 0 && <RowKeys acts={keys} />}
      </ListPage>
      <CommentBulkResults bulk={bulk} />
    </>
  )
}

type Props = { comment: BlogComment; onClose: () => void }

/** One comment in full, with everything a moderator can do with it. */
function CommentDialog({ comment, onClose }: Props) {
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
          <HideButtons comment={comment} size="md" />
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
          { term: 'Email', value: emailLink(email) },
          { term: 'Posted', value: <DateTime at={createdAt} time /> },
          { term: 'Edited', value: Boolean(updatedAt) && updatedAt !== createdAt && <DateTime at={updatedAt} time /> },
          { term: 'Status', value: yesOrNo(hidden, 'Hidden: only administrators see it', 'Visible to everyone') },
        ].filter(({ value }) => value !== false)}
      />
    </Dialog>
  )
}

type HideProps = { comment: BlogComment; size?: 'sm' | 'md' }

/** Hides a comment, or shows it again; both buttons, if the server doesn't say whether it is hidden. */
const HideButtons = ({ comment, ...rest }: HideProps) =>
  (yesOrNo(comment.hidden, [true], [false]) ?? [false, true]).map((hidden, place) => (
    // Keyed by place: it stays the same button when its label changes, so it keeps the focus.
    <HideButton key={place} comment={comment} hidden={hidden} {...rest} />
  ))

function HideButton({ comment, hidden, size = 'sm' }: HideProps & { hidden: boolean }) {
  const hide = useHideComment()
  const { busy, run } = useWrite({ once: `comment:${comment.blogCommentId}` })
  const verb = hidden ? 'Show' : 'Hide'
  return (
    <Button
      variant="outline-secondary"
      size={size}
      busy={busy}
      icon={hidden ? <Eye aria-hidden /> : <EyeSlash aria-hidden />}
      aria-label={`${verb} the comment by ${authorOf(comment)}`}
      // If the read before it fails, that read shows its own toast.
      onClick={() => void run(() => hide(comment, !hidden).catch(() => undefined))}
    >
      {verb}
    </Button>
  )
}
