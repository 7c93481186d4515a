import { useListJobEnquiriesQuery } from '@/api/admin/enquiries'
import { receivedColumn, writerColumn } from '@/components/admin/writerColumns'
import type { Shape } from '@/contract/types'
import { yesOrNo } from '@/lib/text/wording'
import { dateTimeColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { lazyPart } from '@/ui/lazyPart'

const EnquiryDialog = lazyPart(() => import('./EnquiryDialog'), 'EnquiryDialog')

export type JobEnquiry = Shape<'JobEnquiry'>

const keyOf = ({ jobEnquiryId }: JobEnquiry) => jobEnquiryId

const states = { OPEN: { label: 'Open', tone: 'warning' }, ANSWERED: { label: 'Answered', tone: 'success' } } as const

const columns: readonly Column<JobEnquiry>[] = [
  writerColumn(),
  textColumn('role', 'Role', ({ role }) => role, { second: true }),
  textColumn('enquiry', 'Enquiry', ({ enquiry }) => enquiry, { truncate: 2, unlabelled: true }),
  statusColumn('state', 'Status', ({ responded }) => yesOrNo(responded, 'ANSWERED', 'OPEN'), states, {
    usual: 'ANSWERED',
  }),
  textColumn('comments', 'Comment', ({ comments }) => comments, { truncate: 2, tableOnly: true }),
  receivedColumn(),
  dateTimeColumn('answered', 'Answered on', ({ respondedAt }) => respondedAt, { hidden: true }),
  textColumn('phone', 'Phone', ({ phone }) => phone, { hidden: true }),
]

/** Enquiries about jobs: who has been answered, and the notes on them (O-17). */
export default function JobEnquiries() {
  return (
    <ListPage
      title="Job enquiries"
      lead="People who’d like to work with us. Record who you’ve answered and what you said."
      query={useListJobEnquiriesQuery()}
      columns={columns}
      rowKey={keyOf}
      tabs="state"
      filter="role"
      sort="-received"
      empty={{
        title: 'No job enquiries yet',
        text: 'Enquiries from the careers page will appear here.',
        drawing: 'messages',
      }}
      record={{ param: 'enquiry', dialog: (enquiry, close) => <EnquiryDialog enquiry={enquiry} onClose={close} /> }}
    />
  )
}
