import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '@tests/renderAt'

test('a visitor sees the home page', async () => {
  const { router } = await renderAt('/')
  expect(router.state.location.pathname).toBe('/')
  expect(await screen.findByRole('main')).toBeInTheDocument()
})

test('a visitor who asks for the account is sent to sign in', async () => {
  const { router } = await renderAt('/account')
  expect(router.state.location.pathname).toBe('/login')
})

test('an address that leads nowhere says so', async () => {
  await renderAt('/no/such/page')
  expect(await screen.findByText('This page could not be found')).toBeInTheDocument()
})

test('whoever signs in is known to the store', async () => {
  const { store } = await renderAt('/', { as: 'premium' })
  expect(store.getState().auth).toMatchObject({
    status: 'signedIn',
    user: { userId: 'u-premium', isPremiumMember: true },
  })
})
