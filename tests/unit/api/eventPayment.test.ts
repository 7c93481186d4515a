import { describe, expect, it } from 'vitest'
import { eventsApi } from '@/api/community/events'
import { invoicesApi } from '@/api/commerce/invoices'
import { db } from '@mocks/db/db'
import { confirmPayment } from '@mocks/db/commerce/payments'
import { callingAs } from '@tests/calling'

const events = eventsApi.endpoints
const fresh = { forceRefetch: true }

describe('a paid RSVP', () => {
  const pay = (
    persona: 'member' | 'premium' | 'visitor',
    body: Partial<Parameters<typeof events.rsvpPaid.initiate>[0]['body']> = {},
  ) =>
    callingAs(persona).call(
      events.rsvpPaid.initiate({ id: 'ev-new-york-brunch', body: { stripeTokenId: 'tok_visa_4242', ...body } }),
    )

  it('costs the amount of the price call', async () => {
    const price = async (persona: 'member' | 'premium') =>
      (await callingAs(persona).call(events.getEventPrice.initiate({ id: 'ev-new-york-brunch' }, fresh))).data
    expect(await price('member')).toMatchObject({
      amount: 35,
      addPremiumPrice: 99,
      amountWithPremium: 124,
      free: false,
    })
    expect(await price('premium')).toEqual({
      eventId: 'ev-new-york-brunch',
      price: 35,
      premiumPrice: 25,
      amount: 25,
      currency: 'SGD',
      free: false,
      spotsLeft: expect.any(Number),
    })
    expect((await pay('premium')).data?.rsvp).toMatchObject({ paid: true, amount: 25, addPremium: false })
    expect(db.invoices.at(-1)).toMatchObject({
      userId: 'u-premium',
      amount: 25,
      description: expect.stringContaining('New York'),
    })
  })

  it('includes premium at the premium price', async () => {
    const { data } = await pay('member', { addPremium: true })
    expect(data?.rsvp).toMatchObject({ amount: 25, addPremium: true })
    expect(db.users.find(({ userId }) => userId === 'u-member')).toMatchObject({
      isPremiumMember: true,
      tier: 'annual',
    })
    expect(db.orders.at(-1)).toMatchObject({
      userId: 'u-member',
      charged: 9_900,
      status: 'COMPLETE',
      invoiceId: expect.any(String),
    })
    expect(db.subscriptions.at(-1)).toMatchObject({ userId: 'u-member', plan: 'annual', status: 'ACTIVE' })
    const price = await callingAs('member').call(events.getEventPrice.initiate({ id: 'ev-brand-workshop' }, fresh))
    expect(price.data).toMatchObject({ amount: 75 })
  })

  it('is invoiced in the same number series, to the saved address', async () => {
    await pay('premium')
    const { call } = callingAs('premium')
    const { data: mine = [] } = await call(invoicesApi.endpoints.listUserInvoices.initiate({ userId: 'u-premium' }))
    const invoice = mine.find(({ description }) => description?.startsWith('Event: New York'))
    expect(invoice).toMatchObject({ amount: 25, gst: 2.06, status: 'PAID', invoiceAddress: expect.any(Object) })
    expect(invoice?.invoiceAddress).toEqual(db.invoiceAddresses['u-premium'])
    const year = invoice?.date.slice(0, 4)
    const last = db.invoices.filter(({ number }) => number.startsWith(`DC-${year}-`)).length
    expect(invoice?.number).toBe(`DC-${year}-${String(last).padStart(6, '0')}`)
    await pay('member', { addPremium: true })
    const { orderId, invoiceNumber } = db.orders.at(-1) ?? {}
    expect(db.invoices.find((row) => row.orderId === orderId)?.number).toBe(invoiceNumber)
    expect(invoiceNumber).toMatch(/^DC-\d{4}-\d{6}$/)
  })

  describe('confirmed late by the bank', () => {
    const late = async () => {
      const { data } = await pay('member', { stripeTokenId: 'tok_3ds_visa_3155', addPremium: true })
      return () => confirmPayment(data?.client_secret ?? '', true)
    }
    const standing = async () => {
      const { call } = callingAs('member')
      const { data: mine = [] } = await call(events.listMyEvents.initiate(undefined, fresh))
      const bills = await call(invoicesApi.endpoints.listUserInvoices.initiate({ userId: 'u-member' }, fresh))
      const { data: event } = await call(events.getEvent.initiate({ eventId: 'ev-new-york-brunch' }, fresh))
      return {
        rsvps: mine.filter((row) => row.event.eventId === 'ev-new-york-brunch').length,
        invoices: bills.data?.length,
        going: event?.rsvpCount,
        premium: db.users.find(({ userId }) => userId === 'u-member')?.isPremiumMember,
      }
    }

    it('books and charges nothing if the last place is gone', async () => {
      const agree = await late()
      const before = await standing()
      const row = db.events.find(({ eventId }) => eventId === 'ev-new-york-brunch')
      if (row) row.capacity = before.going ?? 0
      agree()
      expect(await standing()).toEqual({ ...before, rsvps: 0, premium: false })
    })

    it('books and charges once if paid in two tabs', async () => {
      const [first, second] = [await late(), await late()]
      const { invoices = 0, going = 0 } = await standing()
      first()
      second()
      // The ticket and the membership, each once.
      expect(await standing()).toEqual({ rsvps: 1, invoices: invoices + 2, going: going + 1, premium: true })
    })
  })

  it('is rejected for free events', async () => {
    const { error } = await callingAs('premium').call(
      events.rsvpPaid.initiate({ id: 'ev-tax-before-december', body: { stripeTokenId: 'tok_visa_4242' } }),
    )
    expect(error).toMatchObject({ status: 409, code: 'free' })
  })
})
