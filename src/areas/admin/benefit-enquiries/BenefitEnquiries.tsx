import { shownPhone } from '@/domain/account/shownPhone'
import { countryName } from '@/domain/account/countries'
import { useListBenefitEnquiriesQuery } from '@/api/admin/benefitEnquiries'
import { receivedColumn, writerColumn } from '@/components/admin/writerColumns'
import type { Shape } from '@/contract/types'
import { textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { lazyPart } from '@/ui/lazyPart'

const EnquiryDialog = lazyPart(() => import('./EnquiryDialog'), 'EnquiryDialog')

export type BenefitEnquiry = Shape<'BenefitEnquiry'>

const keyOf = ({ benefitEnquiryId }: BenefitEnquiry) => benefitEnquiryId

const columns: readonly Column<BenefitEnquiry>[] = [
  writerColumn(),
  textColumn('about', 'About', ({ solutionTitle, solutionUid }) => solutionTitle ?? solutionUid, { second: true }),
  textColumn('message', 'Message', ({ message }) => message, { truncate: true, unlabelled: true }),
  textColumn('sender', 'Sender', ({ userId }) => (userId === null ? 'Visitor' : userId && 'Member'), {
    tableOnly: true,
  }),
  receivedColumn(),
  textColumn('company', 'Company', ({ company }) => company, { hidden: true }),
  textColumn('phone', 'Phone', shownPhone, {
    hidden: true,
  }),
  textColumn('country', 'Country', ({ country }) => countryName(country), { hidden: true }),
]

/** Enquiries about solutions and benefits; members are answered by email from here. */
export default function BenefitEnquiries() {
  return (
    <ListPage
      title="Benefit enquiries"
      lead="Questions about solutions and benefits, from members and visitors."
      query={useListBenefitEnquiriesQuery()}
      errorTitle="Failed to fetch benefit enquiries"
      columns={columns}
      rowKey={keyOf}
      filter={['sender', 'about']}
      sort="-received"
      empty={{
        title: 'No enquiries yet',
        text: 'Questions from solution pages will appear here.',
        drawing: 'messages',
      }}
      record={{ param: 'enquiry', dialog: (enquiry, close) => <EnquiryDialog enquiry={enquiry} onClose={close} /> }}
    />
  )
}
