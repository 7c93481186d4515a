import { expect, it, vi } from 'vitest'
import type * as stripeModule from '@/store/payment/stripe'
import { payButton } from '@tests/payments/bank'
import { fail, release, renderWithoutNotices, screen, teardown, waitFor } from '@tests/page'
import { agree, inWizard, openPayment, quickRegistration } from './registering'
import { calls, dialog, person, show } from './seatTests'

const script = vi.hoisted(() => ({ hangs: false }))
vi.mock('@/store/payment/stripe', async (original) => {
  const stripe = await original<typeof stripeModule>()
  return { ...stripe, loadStripeJs: () => (script.hangs ? new Promise(() => undefined) : stripe.loadStripeJs()) }
})

quickRegistration()

const payments = {
  'vacant seats': async (first: () => void) => {
    await show('/team/members?seats=add', { first })
    return { form: await dialog('Add seats'), name: /^Pay S\$/ }
  },
  'seats for people who are invited': async (first: () => void) => {
    const shown = await show('/team/members?invite=new', { scenario: 'team-no-seats', first })
    await person(shown, 1, 'one@acme.example')
    return { form: await dialog('Invite members'), name: /^Pay S\$.* and invite 1 person$/ }
  },
  'a registration': async (first: () => void) => {
    first()
    await agree(await openPayment())
    return { form: await inWizard(), name: 'Confirm' }
  },
} as const

it.each(Object.entries(payments))('%s can’t be paid before the cards are there', async (_what, open) => {
  let heal: () => void = () => undefined
  const { form, name } = await open(() => void (heal = fail('listTeamStripeCards', 'hang')))
  const pay = await form.findByRole('button', { name })
  await waitFor(() => expect(pay).toHaveAccessibleDescription('The card form isn’t ready yet.'))
  pay.click()
  heal()
  await release(() => expect(pay).not.toHaveAttribute('aria-disabled'))
  expect(screen.queryByText('The card form isn’t ready')).toBeNull()
  expect(calls('addTeamSeats')).toEqual([])
})

it('the seats dialog does not say that the cards are loading if they can’t be read', async () => {
  await show('/team/members?seats=add', { first: () => void fail('listTeamStripeCards', '400') })
  const form = await dialog('Add seats')
  expect(await form.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await form.findByRole('button', { name: /^Pay S\$/ })).toHaveAccessibleDescription(
    'The card form isn’t ready yet.',
  )
})

it.each([
  ['a card', '/account/payment', 'Add card', 'Add a card'],
  ['an event', '/events/ev-new-york-brunch', /^Pay S\$/],
])('%s waits for the script that shows the card fields', async (_what, path, name, first?: string) => {
  teardown.set(script, { hangs: true })
  const { user } = await renderWithoutNotices(path, { as: 'member' })
  if (first) await user.click(await screen.findByRole('button', { name: first }))
  expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription('The card form isn’t ready yet.')
})

it('vacant seats can be paid as soon as the price and the saved card are there', async () => {
  await show('/team/members?seats=add')
  expect(await payButton(/^Pay S\$/, await dialog('Add seats'))).not.toHaveAccessibleDescription()
})
