import { personName } from '@/domain/account/personName'
import type { Shape } from '@/contract/types'
import { dash, yesOrNo } from '@/lib/text/wording'
import { dateTimeColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import './blogComments.scss'

export type BlogComment = Shape<'BlogComment'>

export const commentStates = {
  visible: { label: 'Visible', tone: 'success' },
  hidden: { label: 'Hidden', tone: 'secondary' },
} as const

export const authorOf = ({ firstName, lastName }: BlogComment): string => personName({ firstName, lastName }) || dash

export const commentColumns: readonly Column<BlogComment>[] = [
  {
    ...textColumn<BlogComment>('comment', 'Comment', ({ content }) => content, { rowHeader: true }),
    cell: ({ content }) => <span className="blog-comments-excerpt">{content || dash}</span>,
  },
  textColumn('author', 'Author', authorOf, { second: true }),
  textColumn('email', 'Email', ({ email }) => email, { hidden: true }),
  textColumn('post', 'Post', ({ postTitle, postId }) => postTitle ?? postId),
  dateTimeColumn('date', 'Posted', ({ createdAt }) => createdAt, { second: true }),
  statusColumn('state', 'Status', ({ hidden }) => yesOrNo(hidden, 'hidden', 'visible'), commentStates, {
    usual: 'visible',
  }),
]
