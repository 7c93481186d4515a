import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import { profileApi } from '@/api/account/profile'
import { ErrorPage } from '@/app/ErrorPage'
import { Link } from '@/components/links/Link'
import { registerChunk } from '@/lib/browser/prefetch'
import { indiaPremiumBought } from '@/store/session/authSlice'
import { intendedPath } from '@/store/navigation/intendedPath'
import { makeStore } from '@/store/store'
import { act, db, render, renderAt, required, screen, watch } from '@tests/page'

/** A page that throws while it is rendered. */
async function broken(error: unknown, path = '/account/billing') {
  watch.allow(/./)
  const Broken = () => {
    throw error
  }
  const router = createMemoryRouter(
    [
      { path: '/login', element: <h1>Sign in</h1> },
      { path: '*', element: <Broken />, errorElement: <ErrorPage /> },
    ],
    { initialEntries: [path] },
  )
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return screen.findByRole('heading', { level: 1 })
}

describe('a page that throws', () => {
  it('shows status 500 by default (R-ERRP-02)', async () => {
    expect(await broken(new Error('undefined is not a function'))).toHaveTextContent('Something went wrong')
    expect(screen.getByText(/Error 500/)).toBeVisible()
    expect(document.body.textContent).not.toMatch(/undefined is not a function/)
  })

  it('shows the status and message of a failed call', async () => {
    expect(await broken({ status: 403, message: 'You don’t have permission to do this.' })).toHaveTextContent(
      'You don’t have permission to do this.',
    )
    expect(screen.getByText(/Error 403/)).toBeVisible()
  })

  it('shows a 404 as page not found (R-ERRP-01)', async () => {
    expect(await broken({ status: 404, message: 'x' })).toHaveTextContent('This page could not be found')
  })

  it('redirects to /login on a 401, and remembers the page (R-ERRP-03)', async () => {
    expect(await broken({ status: 401, message: 'x' })).toHaveTextContent('Sign in')
    expect(intendedPath()).toBe('/account/billing')
  })
})

it.each([
  ['/error', 'Error 500'],
  ['/error?status=503', 'Error 503'],
  ['/error?status=x', 'Error 500'],
  ['/error?status=200', 'Error 500'],
])('the error page by URL: %s says %s', async (path, text) => {
  await renderAt(path)
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
})

it('the route tables are added by the second of two links pressed in a row: the router ignores patches of the first', async () => {
  const { router } = await renderAt('/')
  await act(async () => {
    void router.navigate('/faq')
    await router.navigate('/events')
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
})

it('a link prefetches the chunk of its page on intent', async () => {
  const load = vi.fn(() => Promise.resolve({}))
  registerChunk('/wanted/:page', load)
  const router = createMemoryRouter([{ path: '*', element: <Link to="/wanted/one">One</Link> }])
  render(<RouterProvider router={router} />)
  expect(load).not.toHaveBeenCalled()
  screen.getByRole('link').focus()
  expect(load).toHaveBeenCalledOnce()
})

it('the India premium success page is not left for the terms for 12 seconds (R-TERMS-02)', async () => {
  const shown = await renderAt('/cart', { as: 'india' })
  const here = () => shown.router.state.location.pathname
  shown.store.dispatch(indiaPremiumBought(Date.now()))
  required(db.users.find(({ userId }) => userId === 'u-india')).mustAgreeToTermsOfUse = true
  await shown.store.dispatch(profileApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
  expect(shown.store.getState().auth.user?.mustAgreeToTermsOfUse).toBe(true)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 11_000)
  await act(() => shown.router.revalidate())
  expect(here()).toBe('/cart')
  vi.setSystemTime(Date.now() + 1500)
  await act(() => shown.router.revalidate())
  expect(here()).toBe('/accept-terms')
})
