import { inflateSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it, vi } from 'vitest'
import { adminInvoicesApi } from '@/api/admin/invoices'
import { adminOrdersApi } from '@/api/admin/orders'
import { cartApi } from '@/api/commerce/cart'
import { invoicesApi } from '@/api/commerce/invoices'
import { ordersApi } from '@/api/commerce/orders'
import { fileName, intent } from '@/api/client/callNotes'
import type { CartItem, Invoice } from '@/contract/types'
import { accountantRows, pdfName } from '@/domain/billing/invoices'
import { premiumVariants } from '@/domain/membership/premium'
import { toCents } from '@/lib/money/money'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { pdfOf } from '@mocks/db/commerce/invoicing'
import { callingAs, toasts } from '@tests/calling'
import { annual, goods, kit } from '@tests/payments/cartStore'

const orders = { ...ordersApi.endpoints, ...adminOrdersApi.endpoints }
const invoices = { ...invoicesApi.endpoints, ...adminInvoicesApi.endpoints }
const today = () => clock.iso().slice(0, 10)
const fresh = { forceRefetch: true }

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

describe('activating an order item (R-LIFE-04)', () => {
  it.each([
    ['2001-01-01', 'The date is before the purchase'],
    ['2199-01-01', 'The date is more than a year ahead'],
  ])('rejects the date %s with a field error', async (activationDate, reason) => {
    const { call } = callingAs('admin')
    const { data: list = [] } = await call(orders.listOrdersPendingActivation.initiate())
    const { orderId = '', itemId = '' } = list[0] ?? {}
    const { error } = await call(orders.activateOrderItem.initiate({ orderId, itemId, body: { activationDate } }))
    expect(error).toMatchObject({ status: 422, fields: { activationDate: reason } })
    expect(toasts()).toEqual([`error: Solution could not be activated: ${reason}`])
  })
})

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

describe('hasActiveSolution', () => {
  it('is true for a paid solution that has not ended, and false otherwise', async () => {
    const { call } = callingAs('premium')
    const own = await call(orders.hasActiveSolution.initiate({ id: 'premium-membership' }))
    expect(own.data).toMatchObject({ hasActiveSolution: true, orderId: expect.stringMatching(/^o-/) as string })
    callingAs('team-member')
    const none = await call(orders.hasActiveSolution.initiate({ id: 'premium-membership' }, fresh))
    expect(none.data).toEqual({ hasActiveSolution: false, orderId: null, itemId: null, activationDate: null })
  })
})

describe('invoices', () => {
  it('keep the address at the time of issue', async () => {
    const { call } = callingAs('premium')
    const invoiceAddress = { name: 'Nur Aisyah', addressLine1: '1 New Road', country: 'sg' }
    const { data } = await call(invoices.updateMyInvoiceAddress.initiate({ body: { invoiceAddress } }))
    expect(data).toEqual(invoiceAddress)
    const { data: mine = [] } = await call(invoices.listUserInvoices.initiate({ userId: 'u-premium' }))
    expect(mine[0]?.invoiceAddress?.addressLine1).toBe('12 Tiong Bahru Road')
    const wrong = { name: ' ', addressLine1: '', country: 'xx' }
    const { error } = await call(invoices.updateMyInvoiceAddress.initiate({ body: { invoiceAddress: wrong } }))
    expect(error).toMatchObject({
      status: 422,
      fields: { name: 'This field is required', country: 'Please select an available country' },
    })
    callingAs('finance')
    const finance = await call(
      invoices.updateTeamInvoiceAddress.initiate({ id: 'team-acme', body: { invoiceAddress } }),
    )
    expect(finance).toMatchObject({ error: { status: 403 } })
  })

  it('are separate for a user and their team', async () => {
    const { call } = callingAs('owner')
    const { data: own = [] } = await call(invoices.listUserInvoices.initiate({ userId: 'u-owner' }))
    const { data: team = [] } = await call(invoices.listTeamInvoices.initiate({ id: 'team-acme' }))
    expect(own.every(({ teamId }) => teamId === null)).toBe(true)
    expect(team.every(({ teamId }) => teamId === 'team-acme')).toBe(true)
    expect(team.filter(({ description }) => description?.startsWith('Team seats')).length).toBeGreaterThan(5)
    expect(accountantRows(team)).toHaveLength(team.length)
  })

  it('are valid PDF files', async () => {
    const invoice = db.invoices.find(({ userId, teamId }) => userId === 'u-premium' && teamId === null)
    const file = await pdfOf(invoice ?? db.invoices[0]!)
    expect((await PDFDocument.load(file)).getPageCount()).toBe(1)
    expect(textsOf(file)).toContain(invoice?.number)
  })

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

  it('report a period without invoices, and an invalid one', async () => {
    const { call } = callingAs('member')
    await call(invoices.getInvoicePdfs.initiate({ from: '1999-01-01', to: '1999-12-31' }))
    await call(invoices.getInvoicePdfs.initiate({ from: '2026-02-01', to: '2026-01-01' }))
    expect(toasts().map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'info: There are no invoices in this period',
      'error: Invoices could not be downloaded',
    ])
  })

  it('are saved under the invoice number, or under the period as an archive', async () => {
    const saved: string[] = []
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { call } = callingAs('premium')
    const { data: mine = [] } = await call(invoices.listUserInvoices.initiate({ userId: 'u-premium' }))
    const invoice = mine[0] as Invoice
    await call(invoices.getInvoicePdf.initiate({ id: invoice.invoiceId, [fileName]: pdfName(invoice) }))
    await call(invoices.getInvoicePdfs.initiate({ from: '2020-01-01', to: today() }))
    expect(saved).toEqual([`${invoice.number}.pdf`, `invoices-2020-01-01-to-${today()}.zip`])
    expect(await files[0]?.slice(0, 5).text()).toBe('%PDF-')
    expect(await files[1]?.slice(0, 2).text()).toBe('PK')
    expect(toasts()).toEqual([])
  })

  it('are not accessible to other users', async () => {
    const { call } = callingAs('team-member')
    const id = db.invoices.find(({ teamId }) => teamId === 'team-acme')?.invoiceId ?? ''
    const refused = await call(invoices.getInvoicePdf.initiate({ id, [fileName]: 'x.pdf' }))
    expect(refused).toMatchObject({ error: { status: 403 } })
  })
})
