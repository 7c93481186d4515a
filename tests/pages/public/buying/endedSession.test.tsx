import { beforeEach, expect, it } from 'vitest'
import { delays } from '@/store/payment/checking'
import { answerBank, payButton } from '@tests/payments/bank'
import { arrives, enter, fail, renderAt, screen, sent, teardown, waitFor, type Shown } from '@tests/page'

beforeEach(() => teardown.set(delays, { horizon: 20, reads: [0, 10] }))

const isPay = /^Pay S\$/

async function signInAgain({ user }: Shown) {
  enter(await screen.findByLabelText('Email address'), 'premium@doers.test')
  enter(screen.getByLabelText('Password'), 'Doers-2026!')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

async function pay() {
  const shown = await renderAt('/cart', { scenario: '3ds' })
  await shown.user.click(await screen.findByRole('button', { name: 'Go to payment' }))
  await shown.user.click(await payButton())
  return shown
}

it('a payment that the bank has confirmed is found once its payer has signed in again', async () => {
  fail('useOrderSession', { status: 401, times: 1 })
  const shown = await pay()
  await answerBank('Complete')
  await arrives(shown, '/login')
  await signInAgain(shown)
  await arrives(shown, '/cart')
  expect(await screen.findByRole('heading', { level: 1, name: /your order is complete/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: isPay })).not.toBeInTheDocument()
  expect(sent('checkoutCart')).toHaveLength(1)
})

it('a payment that was refused with the session leads back to the full cart', async () => {
  fail('checkoutCart', { status: 401, times: 1 })
  const shown = await pay()
  await arrives(shown, '/login')
  await signInAgain(shown)
  await arrives(shown, '/cart')
  expect(await screen.findByText(/^(You haven’t been charged|We haven’t seen a charge)/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go to payment' })).toBeVisible())
  expect(sent('checkoutCart').filter(({ status }) => status === 200)).toEqual([])
})
