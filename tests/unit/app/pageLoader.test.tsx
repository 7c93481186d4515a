import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { pages, routesOf, type PageModule } from '@/app/page'
import { publicRoutes } from '@/app/routes/public'
import { makeStore } from '@/store/store'
import { requestLog } from '@mocks/requestLog'

async function open(loader: () => Promise<unknown> | undefined) {
  const load = () => Promise.resolve({ default: () => <h1>Product</h1> })
  const [page] = routesOf(makeStore(), pages([], [['/login', 'Product', load, loader]]))
  const router = createMemoryRouter([{ ...page, hydrateFallbackElement: <p /> }], { initialEntries: ['/login'] })
  await act(async () => void render(<RouterProvider router={router} />))
}

const heading = () => screen.queryByRole('heading', { name: 'Product' })

it('a page waits for the promise that its loader returns', async () => {
  let arrive = () => {}
  await open(() => new Promise<void>((done) => (arrive = done)))
  expect(heading()).toBeNull()
  await act(async () => arrive())
  expect(await screen.findByRole('heading', { name: 'Product' })).toBeVisible()
})

it('a page whose loader returns nothing is shown at once', async () => {
  await open(() => undefined)
  expect(heading()).toBeVisible()
})

it('a page is shown although its loader fails: what is missing is read where it is shown', async () => {
  await open(() => Promise.reject(new Error('503')))
  expect(heading()).toBeVisible()
})

it('a page whose code could not be fetched is loaded again when it is opened again', async () => {
  const load = vi.fn(() => Promise.resolve<PageModule>({ default: () => <h1>Login</h1> }))
  // Once ahead of the guards, and once for the page.
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const [page] = routesOf(makeStore(), pages([], [['/login', 'Login', load]]))
  const router = createMemoryRouter([{ ...page, errorElement: <p>Failed</p>, hydrateFallbackElement: <p /> }], {
    initialEntries: ['/login'],
  })
  render(<RouterProvider router={router} />)
  await screen.findByText('Failed')
  await act(() => router.navigate('/login'))
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument()
})

it('what the cart shows is asked for while its code is loaded: the products and the exchange rate', async () => {
  const cart = publicRoutes.find(({ path }) => path === '/cart')
  await cart?.loader?.(makeStore())
  const asked = () => requestLog.read().map(({ path }) => path)
  await vi.waitFor(() =>
    expect(asked()).toEqual(expect.arrayContaining(['content/solutions.json', '/exchangeRates/SGD'])),
  )
})
