import { render, screen } from '@testing-library/react'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartApi } from '@/api/cart'
import { ErrorPage } from '@/app/ErrorPage'
import { reloading, settleReload } from '@/app/staleChunk'
import { Link } from '@/components/Link'
import { registerChunk } from '@/lib/prefetch'
import { sessionStore } from '@/lib/storage'
import { intendedPath } from '@/store/intendedPath'
import { makeStore } from '@/store/store'
import { db } from '@mocks/db/db'
import { renderAt } from '@tests/renderAt'
import { watch } from '@tests/watch'

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
  const reload = vi.fn()
  beforeEach(() => {
    settleReload()
    reload.mockClear()
    reloading.reload = reload
    reloading.age = () => 120_000
  })
  afterEach(() => settleReload())

  it('shows status 500 by default (R-ERRP-02)', async () => {
    expect(await broken(new Error('undefined is not a function'))).toHaveTextContent('Something went wrong')
    expect(screen.getByText(/Error 500/)).toBeVisible()
    expect(document.body.textContent).not.toMatch(/undefined is not a function/)
  })

  it('shows the status and message of a failed call', async () => {
    expect(await broken({ status: 403, message: 'You may not do this with your account.' })).toHaveTextContent(
      'You may not do this',
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

  it('reloads once for a missing chunk, then shows the error (R-CHUNK-01)', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    expect(await broken(gone)).toHaveTextContent('A part of this page could not be loaded')
    expect(reload).toHaveBeenCalledOnce()
    expect(sessionStore.read('reloaded-at')).toBeTypeOf('number')
  })

  it('shows the message of an unknown guard (R-ERRP-04)', async () => {
    watch.allow(/./)
    const router = createMemoryRouter([
      { path: '/', errorElement: <ErrorPage />, loader: () => { throw data('Unknown middleware', { status: 500 }) }, element: null },
    ]) // prettier-ignore
    render(
      <Provider store={makeStore()}>
        <RouterProvider router={router} />
      </Provider>,
    )
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Unknown middleware')
  })
})

describe('the error page by URL', () => {
  it.each([
    ['/error', 'Error 500'],
    ['/error?status=503', 'Error 503'],
    ['/error?status=x', 'Error 500'],
    ['/error?status=200', 'Error 500'],
  ])('%s says %s', async (path, text) => {
    await renderAt(path)
    expect(await screen.findByText(new RegExp(text))).toBeVisible()
  })
})

describe('a link', () => {
  it('prefetches the chunk of its page on intent', async () => {
    const load = vi.fn(() => Promise.resolve({}))
    registerChunk('/wanted/:page', load)
    const router = createMemoryRouter([{ path: '*', element: <Link to="/wanted/one">One</Link> }])
    render(<RouterProvider router={router} />)
    expect(load).not.toHaveBeenCalled()
    screen.getByRole('link').focus()
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('the India premium success page', () => {
  it('is shown for 12 seconds before the redirect to the terms (R-TERMS-02)', async () => {
    const shown = await renderAt('/cart', { as: 'india' })
    const user = db.users.find(({ userId }) => userId === 'u-india')
    const checkedOut = {
      type: 'api/executeMutation/fulfilled',
      payload: {},
      meta: {
        requestId: 'x', requestStatus: 'fulfilled', fulfilledTimeStamp: Date.now(), baseQueryMeta: undefined,
        arg: { type: 'mutation', endpointName: 'checkoutIndiaPremium', originalArgs: undefined, track: false },
      }, // prettier-ignore
    }
    expect(cartApi.endpoints.checkoutIndiaPremium.matchFulfilled(checkedOut)).toBe(true)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      shown.store.dispatch(checkedOut)
      if (user) user.mustAgreeToTermsOfUse = true
      shown.store.dispatch({
        ...checkedOut,
        type: 'api/executeQuery/fulfilled',
        payload: { ...shown.store.getState().auth.user, mustAgreeToTermsOfUse: true },
        meta: {
          ...checkedOut.meta,
          arg: { ...checkedOut.meta.arg, type: 'query', endpointName: 'getMe', queryCacheKey: 'getMe(undefined)' },
        },
      })
      await vi.advanceTimersByTimeAsync(11_000)
      expect(shown.router.state.location.pathname).toBe('/cart')
      await vi.advanceTimersByTimeAsync(1500)
      await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe('/accept-terms'))
    } finally {
      vi.useRealTimers()
    }
  })
})
