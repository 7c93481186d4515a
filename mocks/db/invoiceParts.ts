import type { Shape } from '@/contract/types'
import type { Cents } from '@/lib/money'
import type { OrderRow } from './commerceTables'

export type InvoiceAddress = Shape<'InvoiceAddress'>

/** The GST (9%) contained in an amount. */
export const gstOf = (cents: Cents): Cents => Math.round((cents * 9) / 109)

/** What an invoice says was bought: the first item, and how many more there are. */
export function descriptionOf({ items }: Pick<OrderRow, 'items'>): string {
  const [first, ...others] = items
  const name = [first?.title, first?.variation].filter(Boolean).join(', ')
  return others.length === 0 ? name : `${name} and ${others.length} more`
}
