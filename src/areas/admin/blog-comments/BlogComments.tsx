import { useListBlogCommentsQuery } from '@/api/admin/blogComments'
import { RowKeys } from '@/components/admin/RowKeys'
import { SiteButton } from '@/components/links/SiteButton'
import { paths } from '@/domain/navigation/paths'
import { ListPage } from '@/ui/table/ListPage'
import { CommentBulkActions, CommentBulkResults, useCommentBulk } from './CommentBulk'
import { commentColumns, type BlogComment } from './commentColumns'
import { CommentDialog } from './CommentDialog'
import { HideButton } from './HideButton'

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
        rowActions={(comment) => <HideButton comment={comment} />}
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
