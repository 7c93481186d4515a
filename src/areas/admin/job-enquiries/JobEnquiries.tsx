import { Suspense } from 'react'
import { useListJobEnquiriesQuery } from '@/api/admin/enquiries'
import { MissingRecord } from '@/components/admin/MissingRecord'
import { receivedColumn, writerColumn } from '@/components/admin/writerColumns'
import type { Shape } from '@/contract/types'
import { dateTimeColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { ListPage } from '@/ui/table/ListPage'
import { useOpenedRow } from '@/ui/table/useOpenedRow'
import { lazyNamed } from '@/ui/lazyNamed'

const EnquiryDialog = lazyNamed(() => import('./EnquiryDialog'), 'EnquiryDialog')

export type JobEnquiry = Shape<'JobEnquiry'>

const columns: readonly Column<JobEnquiry>[] = [
  writerColumn(),
  textColumn('role', 'Role', ({ role }) => role),
  textColumn('enquiry', 'Enquiry', ({ enquiry }) => enquiry, { truncate: true }),
  statusColumn('state', 'State', ({ responded }) => (responded ? 'ANSWERED' : 'OPEN'), {
    OPEN: { label: 'Open', tone: 'warning' },
    ANSWERED: { label: 'Answered', tone: 'success' },
  }),
  textColumn('comments', 'Comment', ({ comments }) => comments),
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
      rowKey={({ jobEnquiryId }) => jobEnquiryId}
      rowLink={({ jobEnquiryId }) => linkTo(jobEnquiryId)}
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
      {(all) => {
        const enquiry = all.find(({ jobEnquiryId }) => jobEnquiryId === opened)
        return (
          <Suspense fallback={null}>
            {enquiry && <EnquiryDialog key={opened} enquiry={enquiry} onClose={close} />}
            {opened && !enquiry && <MissingRecord noun="enquiry" onClose={close} />}
          </Suspense>
        )
      }}
    </ListPage>
  )
}
