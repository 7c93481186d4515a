import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { adminInvoicesApi } from '@/api/admin/invoices'
import { adminOrdersApi } from '@/api/admin/orders'
import { cartApi } from '@/api/commerce/cart'
import { invoicesApi } from '@/api/commerce/invoices'
import { ordersApi } from '@/api/commerce/orders'
import { fileName, intent } from '@/api/client/callNotes'
import type { CartItem } from '@/contract/types'
import { premiumVariants } from '@/domain/membership/premium'
import { toCents } from '@/lib/money/money'
import { db } from '@mocks/db/db'
import { pdfOf } from '@mocks/db/commerce/invoicing'
import { callingAs, toasts } from '@tests/calling'
import { annual, goods, kit } from '@tests/payments/cartStore'

const orders = { ...ordersApi.endpoints, ...adminOrdersApi.endpoints }
const invoices = { ...invoicesApi.endpoints, ...adminInvoicesApi.endpoints }

/** The texts of a PDF, in the order in which they are drawn. */
function textsOf(pdf: Uint8Array): string[] {
  const streams = [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/stream\n(.*?)\nendstream/gs),
  ]
  const drawn = streams.map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')).join('')
  return [...drawn.matchAll(/<([\dA-F]*)> Tj/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
}

/** Parses the PDF of an invoice: text, quantity and cents of each line, and the totals. */
function readPdf(pdf: Uint8Array) {
  const texts = textsOf(pdf)
  const cents = (text = '') => Number(text.replace(/[^\d]/g, ''))
  const body = texts.slice(texts.indexOf('Amount') + 1)
  const sums = body.findIndex((text) => text === 'Total' || text.startsWith('Discount '))
  const lines: [string, number, number][] = []
  for (let at = 0; at < sums; at += 3) lines.push([body[at] ?? '', Number(body[at + 1]), cents(body[at + 2])])
  const after = (label: RegExp) => cents(body[body.findIndex((text) => label.test(text)) + 1])
  const discount = body[sums]?.startsWith('Discount ') ? after(/^Discount /) : 0
  return { lines, discount, total: after(/^Total$/) }
}

/** Buys through the cart, and parses the PDF of the invoice. */
async function buy(persona: 'member' | 'premium', items: CartItem[], discountCode: string | null = null) {
  const { call } = callingAs(persona)
  const { saveCart, checkoutCart } = cartApi.endpoints
  const hkdRate = db.exchangeRates.rates.HKD ?? 0
  const { data: priced } = await call(
    saveCart.initiate({ hkdRate, body: { cart: { discountCode, items } }, [intent]: 'add' }),
  )
  const total = priced?.calculated?.totalPremium ?? 0
  const body = { discountCode, total, stripeTokenId: 'tok_visa_4242' }
  const { data: bought } = await call(checkoutCart.initiate({ hkdRate, body }))
  const invoice = db.invoices.find(({ invoiceId }) => invoiceId === bought?.order?.invoiceId)!
  return { ...readPdf(await pdfOf(invoice)), charged: toCents(total) }
}

describe('order administration (R-ERR-16)', () => {
  it('completes a pending order once, with an invoice', async () => {
    const { call } = callingAs('admin')
    const pending = db.orders.find(({ status }) => status === 'PENDING')
    const id = pending?.orderId ?? ''
    const { data, error } = await call(orders.completeOrder.initiate({ id }))
    expect(error).toBeUndefined()
    expect(['COMPLETE', 'PENDING_ACTIVATION']).toContain(data?.status)
    expect(data?.invoiceNumber).toMatch(/^DC-\d{4}-\d{6}$/)
    const again = await call(orders.completeOrder.initiate({ id }))
    expect(again).toMatchObject({ error: { status: 409, message: 'This order is not pending' } })
    expect(toasts()).toEqual([])
  })

  it('reissues an invoice with or without a code, and voids the old one', async () => {
    const { call } = callingAs('admin')
    const order = db.orders.find(
      ({ discountCode, status, charged }) => !discountCode && status === 'COMPLETE' && charged > 20_000,
    )
    const old = order?.invoiceId
    const before = order?.charged ?? 0
    const { data } = await call(
      orders.recreateOrderInvoice.initiate({ id: order?.orderId ?? '', body: { discountCode: 'DOER10' } }),
    )
    expect(Math.round((data?.amount ?? 0) * 100)).toBe(before - Math.round(before / 10))
    expect(db.invoices.find(({ invoiceId }) => invoiceId === old)?.status).toBe('VOID')
    expect(order).toMatchObject({ invoiceId: data?.invoiceId, discountCode: 'DOER10' })
    const { data: plain } = await call(
      orders.recreateOrderInvoice.initiate({ id: order?.orderId ?? '', body: { discountCode: null } }),
    )
    expect(Math.round((plain?.amount ?? 0) * 100)).toBe(before)
  })

  it('rejects an unknown code with a field error, and an unpaid order', async () => {
    const { call } = callingAs('admin')
    const paid = db.orders.find(({ status }) => status === 'COMPLETE')?.orderId ?? ''
    const failed = db.orders.find(({ status }) => status === 'FAILED')?.orderId ?? ''
    const wrong = await call(orders.recreateOrderInvoice.initiate({ id: paid, body: { discountCode: 'NOPE' } }))
    expect(wrong).toMatchObject({
      error: { status: 422, fields: { discountCode: 'We don’t recognise this discount code.' } },
    })
    const unpaid = await call(orders.recreateOrderInvoice.initiate({ id: failed, body: { discountCode: null } }))
    expect(unpaid).toMatchObject({ error: { status: 409 } })
  })
})

describe('invoices', () => {
  it('add up in every PDF: lines minus discount equal the total', async () => {
    for (const invoice of db.invoices) {
      const { lines, discount, total } = readPdf(await pdfOf(invoice))
      const sum = lines.reduce((so, [, , amount]) => so + amount, 0)
      expect(sum - discount, invoice.number).toBe(total)
      expect(total, invoice.number).toBe(toCents(invoice.amount))
    }
  })

  it('show add-ons, premium prices and the discount for a premium member', async () => {
    const given = () => toCents(db.discountCodes.find(({ code }) => code === 'DOER10')?.totalDiscounted)
    const before = given()
    const day = goods('hot-desk-day-pass', 'hot-desk-central', { quantity: 2, addOns: { locker: 1 } })
    const { lines, discount, total } = await buy('premium', [day, kit], 'DOER10')
    expect(lines).toEqual([
      ['Hot desk day pass, Central', 2, 4_000],
      ['Add-on: Locker', 1, 500],
      ['Brand identity kit, Essential', 1, 54_000],
    ])
    expect([discount, total]).toEqual([5_850, 52_650])
    expect(given() - before).toBe(discount)
  })

  it('show the top-up charged for a plan change', async () => {
    const { lines, total, charged } = await buy('premium', [goods('premium-membership', premiumVariants.ultra)])
    expect(charged).toBeLessThan(19_900)
    expect(lines).toEqual([['Premium membership, Ultra', 1, charged]])
    expect(total).toBe(charged)
  })

  it('show premium prices if premium is bought in the same order', async () => {
    const { lines, charged } = await buy('member', [annual, goods('hot-desk-day-pass', 'hot-desk-central')])
    expect(lines.map(([, , amount]) => amount)).toEqual([9_900, 2_000])
    expect(charged).toBe(11_900)
  })

  it('are not accessible to other users', async () => {
    const { call } = callingAs('team-member')
    const id = db.invoices.find(({ teamId }) => teamId === 'team-acme')?.invoiceId ?? ''
    const refused = await call(invoices.getInvoicePdf.initiate({ id, [fileName]: 'x.pdf' }))
    expect(refused).toMatchObject({ error: { status: 403 } })
  })
})
