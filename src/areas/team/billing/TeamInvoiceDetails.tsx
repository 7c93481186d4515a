import { useUpdateTeamInvoiceAddressMutation } from '@/api/commerce/invoices'
import { useUpdateTeamInvoiceEmailMutation } from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { InvoiceAddressForm } from '@/components/billing/InvoiceAddressForm'
import { InvoiceEmailForm } from '@/components/billing/InvoiceEmailForm'
import { useTeam } from '@/components/team/teamContext'
import type { Invoice } from '@/contract/types'
import { teamInvoiceAddress } from '@/domain/billing/invoices'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'

/** Where the team's invoices are sent and to whom they are addressed. */
export function TeamInvoiceDetails({ invoices }: { invoices: QueryResult<readonly Invoice[]> }) {
  const { teamId, team } = useTeam()
  const [saveEmail] = useUpdateTeamInvoiceEmailMutation()
  const [saveAddress] = useUpdateTeamInvoiceAddressMutation()
  const email = useMay('billing.editInvoiceEmail')
  const address = useMay('billing.editInvoiceAddress')
  // No call reads a team's address: the form starts with the newest invoice's, so it waits for the invoices.
  return (
    <QueryBoundary query={invoices} what="the invoice details" skeleton={{ shape: 'form', rows: 6 }}>
      {(all) => (
        <div className="d-grid gap-4">
          <InvoiceEmailForm
            current={team.altInvoiceEmail}
            usual={team.ownerEmail ?? 'the owner'}
            draftKey={`team-invoice-email:${teamId}`}
            onSave={(altInvoiceEmail) => saveEmail({ id: teamId, body: { altInvoiceEmail } })}
            why={email.why}
          />
          <InvoiceAddressForm
            initial={teamInvoiceAddress(all, team)}
            draftKey={`team-invoice-address:${teamId}`}
            onSave={(invoiceAddress) => saveAddress({ id: teamId, body: { invoiceAddress } })}
            why={address.why}
          />
        </div>
      )}
    </QueryBoundary>
  )
}
