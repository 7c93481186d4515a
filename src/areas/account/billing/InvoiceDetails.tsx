import { useUpdateMyInvoiceAddressMutation } from '@/api/commerce/invoices'
import { useGetMeQuery, useUpdateMyInvoiceEmailMutation } from '@/api/account/profile'
import { InvoiceAddressForm } from '@/components/billing/InvoiceAddressForm'
import { InvoiceEmailForm } from '@/components/billing/InvoiceEmailForm'
import type { Invoice } from '@/contract/types'
import { knownInvoiceAddress } from '@/domain/billing/invoices'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'

/** Where invoices are sent and to whom they are addressed. */
export function InvoiceDetails({ invoices }: { invoices: QueryResult<readonly Invoice[]> }) {
  const me = useGetMeQuery()
  const [saveEmail] = useUpdateMyInvoiceEmailMutation()
  const [saveAddress] = useUpdateMyInvoiceAddressMutation()
  // The address is prefilled from the newest invoice: the form must not render before the invoices have loaded.
  const waiting = invoices.data === undefined && invoices.isError !== true
  return (
    <QueryBoundary
      query={waiting ? { ...me, data: undefined, currentData: undefined, isError: false } : me}
      what="your invoice details"
      skeleton={{ shape: 'form', rows: 6 }}
    >
      {(user) => (
        <div className="billing-stack">
          <InvoiceEmailForm
            current={user.altInvoiceEmail}
            usual={user.email || 'your account’s address'}
            draftKey={`invoice-email:${user.userId}`}
            onSave={(altInvoiceEmail) => saveEmail({ body: { altInvoiceEmail } })}
          />
          <InvoiceAddressForm
            initial={knownInvoiceAddress(invoices.data ?? [], user)}
            draftKey={`invoice-address:${user.userId}`}
            onSave={(invoiceAddress) => saveAddress({ body: { invoiceAddress } })}
          />
        </div>
      )}
    </QueryBoundary>
  )
}
