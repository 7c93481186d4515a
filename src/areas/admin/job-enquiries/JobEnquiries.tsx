import { useListJobEnquiriesQuery } from '@/api/admin/enquiries'
import { OpenedRecord } from '@/components/admin/OpenedRecord'
import { receivedColumn, writerColumn } from '@/components/admin/writerColumns'
import type { Shape } from '@/contract/types'
import { yesOrNo } from '@/lib/text/said'
import { dateTimeColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { lazyPart } from '@/ui/lazyPart'

const EnquiryDialog = lazyPart(() => import('./EnquiryDialog'), 'EnquiryDialog')

export type JobEnquiry = Shape<'JobEnquiry'>

const keyOf = ({ jobEnquiryId }: JobEnquiry) => jobEnquiryId

const columns: readonly Column<JobEnquiry>[] = [
  writerColumn(),
  textColumn('role', 'Role', ({ role }) => role),
  textColumn('enquiry', 'Enquiry', ({ enquiry }) => enquiry, { truncate: 2 }),
  statusColumn('state', 'Status', ({ responded }) => yesOrNo(responded, 'ANSWERED', 'OPEN'), {
    OPEN: { label: 'Open', tone: 'warning' },
    ANSWERED: { label: 'Answered', tone: 'success' },
  }),
  textColumn('comments', 'Comment', ({ comments }) => comments, { truncate: 2 }),
  receivedColumn(),
  dateTimeColumn('answered', 'Answered on', ({ respondedAt }) => respondedAt, { hidden: true }),
  textColumn('phone', 'Phone', ({ phone }) => phone, { hidden: true }),
]

/** Enquiries about jobs: who has been answered, and the notes on them (O-17). */
export default function JobEnquiries() {
  const { opened, linkTo, close } = useOpenedRow('enquiry')
  return (
    <ListPage
      title="Job enquiries"
      lead="People who’d like to work with us. Record who you’ve answered and what you said."
      query={useListJobEnquiriesQuery()}
      columns={columns}
      rowKey={keyOf}
      rowLink={(enquiry) => linkTo(keyOf(enquiry))}
      tabs="state"
      filter="role"
      sort="-received"
      exportName="job-enquiries"
      empty={{
        title: 'No job enquiries yet',
        text: 'Enquiries from the careers page will appear here.',
        drawing: 'messages',
      }}
    >
      {(rows) => (
        <OpenedRecord opened={opened} rows={rows} rowKey={keyOf} noun="enquiry" onClose={close}>
          {(enquiry) => <EnquiryDialog enquiry={enquiry} onClose={close} />}
        </OpenedRecord>
      )}
    </ListPage>
  )
}
