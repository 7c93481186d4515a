import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { delays } from '@/store/payment/checking'
import { answerBank, typeCard } from '@tests/payments/bank'
import {
  bodyOf,
  db,
  enter,
  fail,
  findUserByEmail,
  goTo,
  renderAt,
  requestLog,
  required,
  sent,
  teardown,
  toasts,
} from '@tests/page'

beforeEach(() => teardown.set(delays, { horizon: 20, reads: [0, 10] }))
const rsvpOf = (eventId: string, userId: string) =>
  db.rsvps.find((row) => row.eventId === eventId && row.userId === userId)

/** What happens on the server when the payment arrives. */
const atPayment = (act: () => void) => {
  const stop = requestLog.listen(({ id }) => id === 'rsvpPaid' && act())
  onTestFinished(() => void stop())
}

const brunch = '/events/ev-new-york-brunch'
const review = '/events/ev-design-review'

async function typeNewUser(email = 'new@doers.test') {
  enter(await screen.findByLabelText('First name'), 'New')
  enter(screen.getByLabelText('Last name'), 'Comer')
  enter(screen.getByLabelText('Email address'), email)
  enter(screen.getByLabelText(/^Password/), 'Doers-2026!')
}

test('a member RSVPs to a free event with one click, however often it is clicked', async () => {
  const { user } = await renderAt(review, { as: 'member' })
  await user.dblClick(await screen.findByRole('button', { name: 'RSVP' }))
  expect(await screen.findByText('You’re going')).toBeInTheDocument()
  expect(sent('rsvpFree')).toHaveLength(1)
  // The link is for attendees only.
  expect(await screen.findByRole('link', { name: 'Join online' })).toHaveAttribute(
    'href',
    'https://meet.example.com/design-review',
  )
})

test('shows what a member did although the list of their events is one read late', async () => {
  const { user } = await renderAt(review, { as: 'member', backend: 'minimal' })
  await user.click(await screen.findByRole('button', { name: 'RSVP' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel my RSVP' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Cancel my RSVP for/ }))
  await user.click(dialog.getByRole('button', { name: /^Cancel my RSVP/ }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('You’re going')).toBeVisible()
  for (const call of ['rsvpFree', 'cancelRsvp', 'uncancelRsvp'] as const) expect(sent(call)).toHaveLength(1)
})

test('shows a visitor how strong the password of the new account is (R-VAL-16 to R-VAL-19)', async () => {
  const { user } = await renderAt(review)
  await user.type(await screen.findByLabelText('First name'), 'Bartholomew')
  expect(screen.queryByText('Password strength:', { exact: false })).toBeNull()
  const field = screen.getByLabelText(/^Password/)
  await user.type(field, 'Bartholomew')
  expect(await screen.findByText('Too weak')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  await user.clear(field)
  await user.click(field)
  await user.paste('a'.repeat(201))
  expect(await screen.findByText('Strong')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'RSVP' }))
  expect(await screen.findByRole('link', { name: /Please use at most 200 characters$/ })).toBeVisible()
  expect(sent('rsvpFree')).toEqual([])
})

test('a visitor gets an account in the same step and is signed in (R-EVT-02, R-EVT-03)', async () => {
  const { user, store } = await renderAt(review)
  await typeNewUser()
  await user.click(screen.getByRole('button', { name: 'RSVP' }))
  await waitFor(() => expect(store.getState().auth.user?.email).toBe('new@doers.test'))
  expect(rsvpOf('ev-design-review', store.getState().auth.user?.userId ?? '')).toMatchObject({
    status: 'GOING',
    newUser: true,
  })
})

test('finds a free RSVP whose response was lost among my events', async () => {
  fail('rsvpFree', { body: 'html', times: 1 })
  const { user } = await renderAt(review, { as: 'member' })
  await user.click(await screen.findByRole('button', { name: 'RSVP' }))
  expect(await screen.findByText('You’re going')).toBeInTheDocument()
  expect(sent('rsvpFree')).toHaveLength(1)
  expect(toasts().filter((text) => text.startsWith('error'))).toEqual([])
})

test('shows the refund rule before a paid RSVP is cancelled; afterwards it needs a new payment', async () => {
  const { user } = await renderAt('/events/ev-brand-workshop', { as: 'member' })
  await user.click(await screen.findByRole('button', { name: 'Cancel my RSVP' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Full refund until 5 days before the event')
  expect(dialog).toHaveTextContent('You’ll be refunded S$120.00')
  await user.click(within(dialog).getByRole('button', { name: /^Cancel my RSVP/ }))
  expect(await screen.findByText(/You’ve been refunded S\$120.00/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Pay S$120.00' })).toBeInTheDocument()
})

test('a paid RSVP: refund rule, price with premium, one payment', async () => {
  const { user } = await renderAt(brunch, { as: 'member' })
  expect(await screen.findByText(/Full refund until 3 days/)).toBeInTheDocument()
  expect(screen.getByText(/spots? left/)).toBeVisible()
  await typeCard(user)
  await user.click(screen.getByRole('radio', { name: /Premium membership/ }))
  const pay = screen.getByRole('button', { name: 'Pay S$124.00' })
  await user.dblClick(pay)
  expect(await screen.findByText('You’re going')).toBeInTheDocument()
  expect(sent('rsvpPaid')).toHaveLength(1)
  expect(bodyOf('rsvpPaid')).toEqual({
    stripeTokenId: expect.stringMatching(/^tok_/),
    addPremium: true,
  })
  expect(db.users.find(({ userId }) => userId === 'u-member')?.isPremiumMember).toBe(true)
})

test('completes a 3-D Secure challenge, and charges nothing if it fails', async () => {
  const { user } = await renderAt(brunch, { as: 'member' })
  await typeCard(user, '4000002500003155')
  await user.click(screen.getByRole('button', { name: 'Pay S$35.00' }))
  await answerBank('Fail')
  expect(await screen.findByText('Your bank didn’t confirm the payment')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Pay S$35.00' }))
  await answerBank('Complete')
  expect(await screen.findByText('You’re going')).toBeInTheDocument()
})

test('an undecided payment is still there after a reload while my events cannot be read', async () => {
  const { user, unmount } = await renderAt(brunch, { as: 'member' })
  await typeCard(user)
  fail('rsvpPaid', { drop: 'after', times: 1 })
  atPayment(() => fail('listMyEvents', { status: 503 }))
  await user.click(screen.getByRole('button', { name: 'Pay S$35.00' }))
  await screen.findByRole('button', { name: 'Check again' })
  unmount()
  await renderAt(brunch, { as: 'member' })
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  expect(sent('rsvpPaid')).toHaveLength(1)
})

test('a visitor pays and gets an account and premium with it', async () => {
  const { user, store } = await renderAt('/events/ev-pitch-night')
  await typeNewUser()
  await user.click(screen.getByRole('radio', { name: /Premium membership/ }))
  await typeCard(user)
  await user.type(screen.getByLabelText('Name on card'), 'New Comer')
  await user.click(screen.getByRole('button', { name: 'Pay S$99.00' }))
  await waitFor(() => expect(store.getState().auth.user?.email).toBe('new@doers.test'))
  expect(findUserByEmail('new@doers.test')?.isPremiumMember).toBe(true)
  // No personal data stays on the device.
  expect(JSON.stringify({ ...localStorage })).not.toContain('Doers-2026!')
})

test('a visitor whose card was declined still has what they typed after a reload', async () => {
  fail('rsvpPaid', { status: 402, message: 'Your card was declined.', code: 'card_declined' })
  const { user, unmount } = await renderAt('/events/ev-pitch-night')
  await typeNewUser()
  await typeCard(user)
  await user.type(screen.getByLabelText('Name on card'), 'New Comer')
  await user.click(screen.getByRole('button', { name: /^Pay S/ }))
  expect(await screen.findByText(/declined/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Pay S/ })).not.toHaveAttribute('aria-disabled', 'true'),
  )
  unmount()
  await renderAt('/events/ev-pitch-night')
  expect(await screen.findByLabelText('First name')).toHaveValue('New')
  // The server has said that nothing was paid.
  expect(screen.getByText('We kept what you typed last time.')).toBeVisible()
})

test('a visitor whose address is in use reads the server’s sentence at once, and what to do', async () => {
  const { user } = await renderAt('/events/ev-pitch-night')
  await typeNewUser('member@doers.test')
  await typeCard(user)
  await user.type(screen.getByLabelText('Name on card'), 'New Comer')
  await user.click(screen.getByRole('button', { name: /^Pay S/ }))
  expect(await screen.findByText(/^Email already in use\. Sign in with the address you used/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Sign in' }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('shows that an event is full, cancelled or past, and offers to join online only while that is to come', async () => {
  for (const id of ['ev-new-york-brunch', 'ev-pricing-masterclass'])
    Object.assign(required(db.events.find(({ eventId }) => eventId === id)), { venue: 'Hall', online: true })
  const { router } = await renderAt(brunch, { as: 'member' })
  expect(await screen.findByText(/^You can also join online/)).toBeVisible()
  await goTo(router, '/events/ev-studio-tour')
  expect(await screen.findByText('This event is full')).toBeInTheDocument()
  await goTo(router, '/events/ev-hackathon')
  expect(await screen.findByText('You’ve been refunded S$40.00.')).toBeInTheDocument()
  await goTo(router, '/events/ev-pricing-masterclass')
  expect(await screen.findByText(/This event is over/)).toBeInTheDocument()
  expect(await screen.findByText('You had a spot')).toBeVisible()
  expect(screen.queryByText(/left$|^You can also join online/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
})

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
  expect(await screen.findByText('You’re going')).toBeInTheDocument()
})

/** A member pays for an event that changes just before, and is refused for it. */
async function payLate(refusal: { status: number; code?: string; message: string }, act: () => void) {
  const { user } = await renderAt(brunch, { as: 'member' })
  await typeCard(user)
  fail('rsvpPaid', { ...refusal, times: 1 })
  atPayment(act)
  await user.click(screen.getByRole('button', { name: 'Pay S$35.00' }))
}
const becomes = (change: object) => () =>
  void Object.assign(required(db.events.find(({ eventId }) => eventId === 'ev-new-york-brunch')), change)

test.each([
  ['full', 'This event is full', { capacity: 1 }, 'Check back: cancelled spots open up here.'],
  ['cancelled', 'This event was cancelled', { status: 'CANCELLED' }, 'Please don’t come to the venue.'],
])(
  'an event that is %s when the payment arrives: the refusal stays beside it',
  async (code, message, change, shown) => {
    await payLate({ status: 409, code, message }, becomes(change))
    expect(await screen.findByText(shown)).toBeVisible()
    expect(await screen.findByText(`${message}. You weren’t charged.`)).toBeVisible()
    expect(screen.queryByText(/You’re going/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    expect(sent('rsvpPaid')).toHaveLength(1)
  },
)

test('an event that is free by now is RSVPed to without paying', async () => {
  const free = { status: 409, code: 'free', message: 'This event is free for you' }
  await payLate(free, becomes({ price: 0, premiumPrice: 0 }))
  expect(await screen.findByRole('button', { name: 'RSVP' })).toBeVisible()
  expect(await screen.findByText('This event is free for you. You weren’t charged.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('an RSVP that the server has already is shown as it is, with nothing to pay', async () => {
  const going = { status: 409, code: 'going', message: 'You have an RSVP for this event already' }
  const own = { rsvpId: 'rsvp-other', eventId: 'ev-new-york-brunch', userId: 'u-member' }
  await payLate(going, () => db.rsvps.push({ ...required(db.rsvps.find(({ status }) => status === 'GOING')), ...own }))
  expect(await screen.findByText('You’re going')).toBeVisible()
  expect(screen.queryByText(/You weren’t charged/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('a payment for an event that is gone is followed to its end', async () => {
  const gone = { status: 404, message: 'There is no such event' }
  await payLate(gone, () => fail('getEvent', gone))
  expect(await screen.findByText(/There is no such event\. .*nothing was charged/)).toBeVisible()
  expect(screen.getByText('We couldn’t load this event')).toBeVisible()
})
