import { formatDateTime } from '@/lib/dates/dates'
import { formatSgd } from '@/lib/money/money'
import type { Attempt } from '@/store/payment/types'
import { DescriptionList } from '@/ui/layout/DescriptionList'

type Props = { attempt: Attempt; orderId?: string | undefined }

/** Reference data that a payer can quote to support. */
export function PaymentDetails({ attempt: { reference, cents, sentAt }, orderId }: Props) {
  return (
    <DescriptionList
      items={[
        { term: 'Reference', value: <strong>{reference}</strong> },
        ...(cents > 0 ? [{ term: 'Amount', value: `${formatSgd(cents)} SGD` }] : []),
        { term: 'Sent', value: formatDateTime(sentAt) },
        ...(orderId ? [{ term: 'Order', value: orderId }] : []),
      ]}
    />
  )
}
