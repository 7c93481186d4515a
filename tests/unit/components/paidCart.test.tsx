import { render, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PaidCart } from '@/areas/public/cart/pay/PaidCart'
import type { Order, OrderItem } from '@/contract/types'
import { premiumUid } from '@/domain/membership/premium'
import type { CartFacts } from '@/store/payment/cartFacts'
import type { Attempt } from '@/store/payment/types'
import { makeStore } from '@/store/store'
import { signIn } from '@tests/payments/cartStore'

const facts: CartFacts = {
  kind: 'personal',
  teamId: null,
  hkdRate: 5.8,
  discountCode: null,
  items: [],
  premium: false,
  threeMonth: false,
  subscriptionIdReference: null,
  solutionUidReference: null,
  known: null,
}

const item = (title: string, status: string) => ({ itemId: title, uid: title, title, status }) as OrderItem
const orderOf = (...items: OrderItem[]): Order =>
  ({ orderId: 'o-1', createdAt: '', status: 'COMPLETE', items }) as Order

function show(order: Order | null, changed: Partial<CartFacts> = {}) {
  const attempt: Attempt<CartFacts> = {
    reference: 'P-7KQ2MB',
    cents: 3500,
    sentAt: 1_773_110_700_000,
    stage: 'sent',
    facts: { ...facts, ...changed },
  }
  const store = makeStore()
  signIn(store, 'member')
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>
        <PaidCart attempt={attempt} order={order} later={[]} onClose={() => undefined} />
      </MemoryRouter>
    </Provider>,
  )
  return container
}

const next = (page: HTMLElement) =>
  within(within(page).getByRole('region', { name: 'What’s next' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

it.each([
  [['ACTIVE', 'ACTIVE'], ['Everything you bought is ready to use.']],
  [['ACTIVE', 'ENDED'], ['Ready to use: A.']],
  [['ACTIVE', 'SOMETHING_NEW'], ['Ready to use: A.']],
  [['PENDING_ACTIVATION', 'PENDING_ACTIVATION'], ['We’re activating your order.']],
  [['PENDING_ACTIVATION', 'ENDED'], ['We’re activating A.']],
  [
    ['ACTIVE', 'PENDING_ACTIVATION'],
    ['Ready to use: A.', 'We’re activating B.'],
  ],
  [['ENDED', 'ENDED'], []],
])('says of items with the statuses %j only what is true of each', (statuses, said) => {
  const page = show(orderOf(...statuses.map((status, index) => item('AB'.charAt(index), status))))
  expect(next(page)).toEqual(said)
})

it('after a purchase for a team, nobody is called a premium member', () => {
  const order = orderOf(item(premiumUid, 'ACTIVE'))
  expect(show(order, { premium: true })).toHaveTextContent('You’re now a premium member')
  expect(show(order, { premium: true, kind: 'team', teamId: 'team-acme' })).not.toHaveTextContent('premium member')
})

it('an India plan whose order was not saved is not said to have begun, and the survey is not called billing', () => {
  const india = { premium: true, kind: 'india' } as const
  expect(show(orderOf(item(premiumUid, 'ACTIVE')), india)).toHaveTextContent('You’re a premium member')
  const page = show(null, india)
  expect(page).toHaveTextContent('Paid, but not saved to your account')
  expect(page).not.toHaveTextContent('premium member')
  // Nothing has said that the survey is done.
  expect(page).toHaveTextContent('We’ll take you to the next step in 12 seconds.')
})
