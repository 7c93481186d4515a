import { useMemo } from 'react'
import { useListUserInvoicesQuery } from '@/api/commerce/invoices'
import { useMayOpen } from '@/components/access/useAccess'
import { invoiceStates } from '@/components/billing/invoiceStates'
import { PdfButton } from '@/components/billing/PdfButton'
import { useServerNow } from '@/components/useServerNow'
import type { Invoice } from '@/contract/types'
import { invoiceAmounts, invoiceState } from '@/domain/billing/invoices'
import { paths } from '@/domain/navigation/paths'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { Button } from '@/ui/Button'
import { dateColumn, moneyColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { Panel, PanelTable } from './Panel'

const columnsOn = (today: string | undefined): readonly Column<Invoice>[] => [
  textColumn('number', 'Invoice', ({ number }) => number, { rowHeader: true }),
  dateColumn('date', 'Date', ({ date }) => date, { second: true }),
  statusColumn('status', 'Status', (invoice) => invoiceState(invoice, today), invoiceStates),
  moneyColumn('amount', 'Total (SGD)', (invoice) => invoiceAmounts(invoice).total),
]

/** The user's personal invoices; those of teams are the team's. */
export function Invoices({ userId }: { userId: string }) {
  const all = paths.admin.invoicesOf({ user: userId })
  const { may } = useMayOpen(all)
  const today = singaporeDay(useServerNow())
  const columns = useMemo(() => columnsOn(today), [today])
  return (
    <Panel
      title="Invoices"
      query={useListUserInvoicesQuery({ userId })}
      none="No personal invoices."
      actions={
        may && (
          <Button variant="outline-secondary" size="sm" to={all}>
            Open in Invoices
          </Button>
        )
      }
    >
      {(invoices) => (
        <PanelTable
          caption="All invoices"
          columns={columns}
          rows={invoices}
          rowKey={({ invoiceId }) => invoiceId}
          rowActions={(invoice) => <PdfButton invoice={invoice} />}
          sort="-date"
          prefix="invoices-"
        />
      )}
    </Panel>
  )
}
