import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cardTexts, cartTexts, rsvpTexts, seatsTexts } from '@/components/payment/paymentTexts'
import type { Attempt, PaymentState } from '@/store/payment/types'
import { makeStore } from '@/store/store'
import { readFirst } from '@/ui/feedback/toasts/toastPlace'
import { signIn, signOutOf } from '@tests/payments/cartStore'

const attempt: Attempt = { reference: 'P-7KQ2MB', cents: 3500, sentAt: 1_773_110_700_000, stage: 'sent', facts: {} }
const nothing = () => Promise.resolve()
const payment = { resume: nothing, cancel: nothing, recheck: nothing, close: () => undefined }

type Place = { isVisitor?: boolean; plain?: boolean; inDialog?: boolean }

function show(
  state: PaymentState<unknown>,
  texts = rsvpTexts,
  { isVisitor = false, plain = false, inDialog = false }: Place = {},
) {
  const store = makeStore()
  if (isVisitor) signOutOf(store)
  else signIn(store, 'member')
  const status = <PaymentStatus payment={payment} state={state} texts={texts} plain={plain} />
  render(
    <Provider store={store}>
      <MemoryRouter>{inDialog ? <div role="dialog">{status}</div> : <main>{status}</main>}</MemoryRouter>
    </Provider>,
  )
}

it('a visitor whose answer got lost is told at once how long to wait, and that signing in shows the outcome', () => {
  show({ step: 'checking', attempt }, rsvpTexts, { isVisitor: true })
  expect(screen.getByText(/Please don’t pay again for 2 minutes.*sign in with the address you used/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

it.each(Object.entries({ cartTexts, rsvpTexts, seatsTexts }))(
  '%s: says that there was no charge only if the server refused it',
  (_name, texts) => {
    show({ step: 'notPaid', attempt, isCertain: false }, texts)
    expect(screen.getByText('We haven’t seen a charge')).toBeVisible()
    expect(screen.queryByText(/haven’t been charged|haven’t paid/)).toBeNull()
  },
)

it('a refusal shows the server’s message while the records are read', () => {
  show({ step: 'refused', attempt, text: 'Your cart is empty' }, cartTexts)
  expect(screen.getByText('Your cart is empty. Making sure that you weren’t charged…')).toBeVisible()
  show({ step: 'refused', attempt, text: 'This card is not yours.' }, cardTexts)
  expect(screen.getByText('This card is not yours. Checking your cards…')).toBeVisible()
})

it.each([
  ['on its own page', cartTexts, { plain: true }],
  ['on a page', rsvpTexts, {}],
  ['in a dialog', seatsTexts, { inDialog: true }],
])('no toast covers the request not to pay again: %s', (_where, texts, place: Place) => {
  show({ step: 'checking', attempt }, texts, place)
  const request = screen.getByText(/Please don’t pay again/)
  expect(readFirst().some((element) => element.contains(request))).toBe(true)
})
