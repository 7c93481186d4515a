import { FileEarmarkPdf } from 'react-bootstrap-icons'
import { useLazyGetInvoicePdfQuery } from '@/api/commerce/invoices'
import { fileName } from '@/api/client/callNotes'
import type { Invoice } from '@/contract/types'
import { pdfName } from '@/domain/billing/invoices'
import { Button } from '@/ui/Button'

type Props = { invoice: Pick<Invoice, 'invoiceId' | 'number' | 'pdfName'> }

/** Downloads one invoice as a PDF, under the file name used in the accounting table. */
export function PdfButton({ invoice }: Props) {
  const [download, { isFetching }] = useLazyGetInvoicePdfQuery()
  return (
    <Button
      variant="outline-secondary"
      size="sm"
      icon={<FileEarmarkPdf aria-hidden />}
      busy={isFetching}
      aria-label={`Download ${invoice.number || 'invoice'} as PDF`}
      onClick={() => void download({ id: invoice.invoiceId, [fileName]: pdfName(invoice) })}
    >
      PDF
    </Button>
  )
}
