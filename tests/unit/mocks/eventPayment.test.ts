import { expect, it } from 'vitest'
import { eventsApi } from '@/api/community/events'
import { db } from '@mocks/db/db'
import { confirmPayment } from '@mocks/db/commerce/payments'
import { callingAs } from '@tests/calling'
import { required } from '@tests/required'

const { getEventPrice, rsvpPaid } = eventsApi.endpoints
const id = 'ev-new-york-brunch'
const member = () => required(db.users.find(({ userId }) => userId === 'u-member'))
const ofMember = <Row extends { userId: string }>(rows: readonly Row[]) =>
  rows.filter(({ userId }) => userId === 'u-member')

const pay = (persona: 'member' | 'premium', body: { stripeTokenId?: string; addPremium?: true } = {}) =>
  callingAs(persona).call(rsvpPaid.initiate({ id, body: { stripeTokenId: 'tok_visa_4242', ...body } }))

it('a ticket costs what the price call says, and is invoiced to the saved address', async () => {
  const { data: price } = await callingAs('premium').call(getEventPrice.initiate({ id }))
  expect(price).toMatchObject({ price: 35, premiumPrice: 25, amount: 25 })
  expect((await pay('premium')).data?.rsvp).toMatchObject({ paid: true, amount: 25, addPremium: false })
  expect(db.invoices.at(-1)).toMatchObject({ userId: 'u-premium', amount: 25, gst: 2.06, status: 'PAID' })
  expect(db.invoices.at(-1)?.invoiceAddress).toEqual(db.invoiceAddresses['u-premium'])
})

it('a membership bought with it is ordered, begins, and takes the ticket to the premium price', async () => {
  expect((await pay('member', { addPremium: true })).data?.rsvp).toMatchObject({ amount: 25, addPremium: true })
  expect(member()).toMatchObject({ isPremiumMember: true, tier: 'annual' })
  const { orderId, invoiceNumber, ...order } = required(db.orders.at(-1))
  expect(order).toMatchObject({ userId: 'u-member', charged: 9_900, status: 'COMPLETE' })
  expect(db.invoices.find((row) => row.orderId === orderId)?.number).toBe(invoiceNumber)
  expect(new Set(db.invoices.map(({ number }) => number)).size).toBe(db.invoices.length)
  expect(db.subscriptions.at(-1)).toMatchObject({ userId: 'u-member', plan: 'annual', status: 'ACTIVE' })
})

const late = async () => {
  const { data } = await pay('member', { stripeTokenId: 'tok_3ds_visa_3155', addPremium: true })
  return () => confirmPayment(data?.client_secret ?? '', true)
}
const standing = () => ({
  tickets: ofMember(db.rsvps).filter(({ eventId }) => eventId === id).length,
  invoices: ofMember(db.invoices).length,
  premium: member().isPremiumMember,
})

it('books and charges nothing if the last place is gone when the bank confirms', async () => {
  const agree = await late()
  const before = standing()
  required(db.events.find(({ eventId }) => eventId === id)).capacity = 0
  agree()
  expect(standing()).toEqual(before)
})

it('books and charges once if paid in two tabs', async () => {
  const both = [await late(), await late()]
  const { invoices } = standing()
  for (const agree of both) agree()
  // The ticket and the membership, each once.
  expect(standing()).toEqual({ tickets: 1, invoices: invoices + 2, premium: true })
})

it('no ticket is sold for a free event', async () => {
  const asked = { id: 'ev-tax-before-december', body: { stripeTokenId: 'tok_visa_4242' } }
  expect((await callingAs('premium').call(rsvpPaid.initiate(asked))).error).toMatchObject({ status: 409, code: 'free' })
})
