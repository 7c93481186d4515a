import type { Shape } from '@/contract/types'
import { describeCode } from '@/domain/cart/discount'
import { toCents, toSgd } from '@/lib/money/money'
import { reject } from '../../http'
import { findCode } from './cartPrices'
import { discountOf, whyRefused } from './discounts'
import type { OrderRow } from './commerceTables'
import { db } from '../db'
import { findUser } from '../find'
import { paidPremium } from './invoiceParts'
import { invoiceOrder, toInvoices } from './invoicing'

/** Recalculates an order with another code, or none, at the prices of its time. */
function recalculate(order: OrderRow, discountCode: string | null) {
  const { calculated, userId, createdAt } = order
  const code = findCode(discountCode)
  const premium = paidPremium(order)
  const { discount: _old, discountPremium: _oldPremium, ...rest } = calculated
  const plain = { ...rest, total: calculated.subTotal, totalPremium: calculated.subTotalPremium ?? calculated.subTotal }
  const linesOf = (of: 'total' | 'totalPremium') =>
    (calculated.items ?? []).map((line) => ({ ...line, total: toCents(line[of] ?? line.total) }))
  const apply = (of: 'total' | 'totalPremium') => {
    const lines = linesOf(of)
    const buyer = { isPremiumMember: findUser(userId)?.isPremiumMember === true }
    const no = discountCode === null ? undefined : whyRefused(code, lines, buyer, createdAt)
    if (no) reject(422, no, { fields: { discountCode: no } })
    const amount = code ? discountOf(code, lines) : 0
    const total = toSgd(toCents(plain[of]) - amount)
    return { total, discount: code && { code: code.code, amount: toSgd(amount), message: describeCode(code) } }
  }
  const [standard, member] = [apply('total'), apply('totalPremium')]
  return {
    discountCode: code?.code ?? null,
    charged: toCents(premium ? member.total : standard.total),
    calculated: {
      ...plain,
      total: standard.total,
      totalPremium: member.total,
      ...(standard.discount && { discount: standard.discount }),
      ...(member.discount && { discountPremium: member.discount }),
    },
  }
}

/** Reissues the invoice of a paid order with another code, or none; the old one becomes void. */
export function recreateInvoice(order: OrderRow, discountCode: string | null): Shape<'Invoice'> {
  if (!['COMPLETE', 'PENDING_ACTIVATION'].includes(order.status)) reject(409, 'This order is not paid')
  Object.assign(order, recalculate(order, discountCode))
  for (const old of db.invoices) if (old.orderId === order.orderId) old.status = 'VOID'
  const invoice = invoiceOrder(order)
  return toInvoices([invoice])[0] ?? invoice
}
