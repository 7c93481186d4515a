import type { Shape } from '@/contract/types'
import { countryOf } from '@/domain/account/countries'
import { actsAsAdmin } from '../../adminCallPages'
import { db } from '../../db/db'
import { ownOrAdmin } from '../../db/find'
import { invoicesBetween, mayReadInvoice, pdfOf, toInvoices } from '../../db/commerce/invoicing'
import { enterTeam, teamOr404 } from '../../db/teams/teams'
import { reject, type Handlers } from '../../http'
import { zip } from '../../files/zip'

function saveAddress(ownerId: string, address: Shape<'InvoiceAddress'>): Shape<'InvoiceAddress'> {
  const fields: Record<string, string> = {}
  for (const name of ['name', 'addressLine1', 'country'] as const)
    if (typeof address[name] !== 'string' || address[name].trim() === '') fields[name] = 'This field is required'
  if (!fields.country && !countryOf(address.country)) fields.country = 'Please select an available country'
  if (Object.keys(fields).length > 0) reject(422, 'Please check the invoice address', { fields })
  db.invoiceAddresses[ownerId] = address
  return address
}

export const invoices = {
  listInvoices: () => toInvoices(db.invoices),
  listUserInvoices: ({ me, path }) => {
    const { userId } = ownOrAdmin(me, path.userId, 'listUserInvoices')
    return toInvoices(db.invoices.filter((row) => row.userId === userId && row.teamId === null))
  },
  listTeamInvoices: ({ me, path }) => {
    const team = actsAsAdmin(me, 'listTeamInvoices') ? teamOr404(path.id) : enterTeam(me, path.id, 'readInvoices').team
    return toInvoices(db.invoices.filter(({ teamId }) => teamId === team.teamId))
  },
  updateMyInvoiceAddress: ({ me, body }) => saveAddress(me.userId, body.invoiceAddress),
  updateTeamInvoiceAddress: ({ me, path, body }) =>
    saveAddress(enterTeam(me, path.id, 'editInvoiceDetails').team.teamId, body.invoiceAddress),
  getInvoicePdf: async ({ me, path }) => {
    const invoice =
      db.invoices.find(({ invoiceId }) => invoiceId === path.id) ?? reject(404, 'This invoice does not exist')
    if (!mayReadInvoice(me, invoice)) reject(403, 'This invoice is not yours')
    return new Blob([await pdfOf(invoice)], { type: 'application/pdf' })
  },
  getInvoicePdfs: async ({ me, path }) => {
    const rows = invoicesBetween(me, path.from, path.to)
    if (rows.length === 0) reject(404, 'There are no invoices in this period')
    const files = rows.map(async (row) => [row.pdfName ?? `${row.number}.pdf`, await pdfOf(row)] as const)
    return zip(Object.fromEntries(await Promise.all(files)))
  },
} satisfies Partial<Handlers>
