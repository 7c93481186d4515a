import { describe, expect, it } from 'vitest'
import { adminOrdersApi } from '@/api/admin/orders'
import { invoicesApi } from '@/api/commerce/invoices'
import { ordersApi } from '@/api/commerce/orders'
import { fileName } from '@/api/client/callNotes'
import { db } from '@mocks/db/db'
import { callingAs, toasts } from '@tests/calling'

const orders = { ...ordersApi.endpoints, ...adminOrdersApi.endpoints }

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

  it('reissues no invoice of an unpaid order', async () => {
    const { call } = callingAs('admin')
    const failed = db.orders.find(({ status }) => status === 'FAILED')?.orderId ?? ''
    const unpaid = await call(orders.recreateOrderInvoice.initiate({ id: failed, body: { discountCode: null } }))
    expect(unpaid).toMatchObject({ error: { status: 409 } })
  })
})

it('invoices are not accessible to other users', async () => {
  const { call } = callingAs('team-member')
  const id = db.invoices.find(({ teamId }) => teamId === 'team-acme')?.invoiceId ?? ''
  const refused = await call(invoicesApi.endpoints.getInvoicePdf.initiate({ id, [fileName]: 'x.pdf' }))
  expect(refused).toMatchObject({ error: { status: 403 } })
})
