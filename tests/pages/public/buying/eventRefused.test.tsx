import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { delays } from '@/store/payment/checking'
import { typeCard } from '@tests/payments/bank'
import { db, fail, renderAt, requestLog, required, screen, sent, waitFor } from '@tests/page'

const { horizon, reads } = delays
afterEach(() => void Object.assign(delays, { horizon, reads }))
beforeEach(() => {
  requestLog.clear()
  Object.assign(delays, { horizon: 20, reads: [0, 10] })
})

/** What happens on the server when the payment arrives. */
const atPayment = (act: () => void) => {
  const stop = requestLog.listen(({ id }) => id === 'rsvpPaid' && act())
  onTestFinished(() => void stop())
}

const brunch = '/events/ev-new-york-brunch'

test('a refused RSVP keeps the form and the card, and says why at once', async () => {
  const { user } = await renderAt(brunch, { as: 'member' })
  await typeCard(user)
  fail('rsvpPaid', { status: 409, code: 'over', message: 'This event is over', times: 1 })
  await user.click(screen.getByRole('button', { name: 'Pay S$35.00' }))
  expect(await screen.findByText('This event is over. You weren’t charged.')).toBeVisible()
  await waitFor(() => expect(sent('getEvent').length).toBeGreaterThan(1))
  expect(screen.queryByText(/You’re going/)).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242')
  await user.click(screen.getByRole('button', { name: 'Pay S$35.00' }))
  expect(await screen.findByText('You’re going', { selector: 'p' })).toBeInTheDocument()
})

const soon = '2026-01-01T00:00:00.000Z'
const meanwhile = [
  ['full', 'This event is full', { capacity: 1 }, 'Check back: cancelled spots open up here.'],
  ['over', 'This event is over', { startsAt: soon, endsAt: soon }, 'This event is over.'],
  ['cancelled', 'This event was cancelled', { status: 'CANCELLED' }, 'Please don’t come to the venue.'],
] as const

test.each(meanwhile)('an event that is %s when the payment arrives: the refusal stays beside it', async (...row) => {
  const [code, message, change, shown] = row
  const { user } = await renderAt(brunch, { as: 'member' })
  await typeCard(user)
  const event = required(db.events.find(({ eventId }) => eventId === 'ev-new-york-brunch'))
  fail('rsvpPaid', { status: 409, code, message, times: 1 })
  atPayment(() => Object.assign(event, change))
  await user.click(screen.getByRole('button', { name: 'Pay S$35.00' }))
  expect(await screen.findByText(shown)).toBeVisible()
  expect(await screen.findByText(`${message}. You weren’t charged.`)).toBeVisible()
  expect(screen.queryByText(/You’re going/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(sent('rsvpPaid')).toHaveLength(1)
})

test('an event that is free by now is RSVPed to without paying', async () => {
  const { user } = await renderAt(brunch, { as: 'member' })
  await typeCard(user)
  fail('rsvpPaid', { status: 409, code: 'free', message: 'This event is free for you', times: 1 })
  const event = required(db.events.find(({ eventId }) => eventId === 'ev-new-york-brunch'))
  atPayment(() => Object.assign(event, { price: 0, premiumPrice: 0 }))
  await user.click(screen.getByRole('button', { name: 'Pay S$35.00' }))
  expect(await screen.findByRole('button', { name: 'RSVP' })).toBeVisible()
  expect(await screen.findByText('This event is free for you. You weren’t charged.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('an RSVP that the server has already is shown as it is, with nothing to pay', async () => {
  const { user } = await renderAt(brunch, { as: 'member' })
  await typeCard(user)
  const other = required(db.rsvps.find(({ status }) => status === 'GOING'))
  fail('rsvpPaid', { status: 409, code: 'going', message: 'You have an RSVP for this event already', times: 1 })
  atPayment(() => db.rsvps.push({ ...other, rsvpId: 'rsvp-other', eventId: 'ev-new-york-brunch', userId: 'u-member' }))
  await user.click(screen.getByRole('button', { name: 'Pay S$35.00' }))
  expect(await screen.findByText('You’re going', { selector: 'p' })).toBeVisible()
  expect(screen.queryByText(/You weren’t charged/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('a payment for an event that is gone is followed to its end', async () => {
  const { user } = await renderAt(brunch, { as: 'member' })
  await typeCard(user)
  fail('rsvpPaid', { status: 404, message: 'There is no such event', times: 1 })
  fail('getEvent', { status: 404, message: 'There is no such event' })
  await user.click(screen.getByRole('button', { name: 'Pay S$35.00' }))
  expect(await screen.findByText(/There is no such event\. .*nothing was charged/)).toBeVisible()
  expect(screen.getByText('We couldn’t load this event')).toBeVisible()
})
