import { act, render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeShownBody, ShownBody } from '@/ui/hooks/useBodyShown'
import { Page } from '@/ui/layout/Page'

const shown: string[] = []
beforeEach(() => void (shown.length = 0))

function Body() {
  useLayoutEffect(() => void shown.push('body'), [])
  return <p>Body</p>
}

function Orders() {
  useLayoutEffect(() => void shown.push('heading'), [])
  return (
    <Page title="Orders">
      <Body />
    </Page>
  )
}

/** A skeleton page, replaced by the loaded one. */
function Invoices() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => setLoaded(true), [])
  return isLoaded ? <Orders key="loaded" /> : <Page title="Invoices">Loading</Page>
}

function Root() {
  return (
    <ShownBody value={useState(makeShownBody)[0]}>
      <Outlet />
    </ShownBody>
  )
}

function open(entry: string) {
  const pages = [
    { path: '/', element: <p>Home</p> },
    { path: '/orders', element: <Orders /> },
    { path: '/invoices', element: <Invoices /> },
  ]
  const router = createMemoryRouter([{ element: <Root />, children: pages }], { initialEntries: [entry] })
  render(<RouterProvider router={router} />)
  return (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
}

describe('a page', () => {
  it('shows its heading first when a link was followed, then its content', async () => {
    const go = open('/')
    await go('/orders')
    expect(screen.getByText('Body')).toBeInTheDocument()
    expect(shown).toEqual(['heading', 'body'])
  })

  it('is shown in one go after Back, which may return further down', async () => {
    const go = open('/orders')
    await go('/')
    shown.length = 0
    await go(-1)
    expect(shown).toEqual(['body', 'heading'])
  })

  it('is shown in one go where a link names a part of it', async () => {
    const go = open('/')
    await go('/orders#body')
    expect(shown).toEqual(['body', 'heading'])
  })

  it('replaces its skeleton in one go', async () => {
    const go = open('/')
    await go('/invoices')
    expect(screen.getByText('Body')).toBeInTheDocument()
    expect(shown).toEqual(['body', 'heading'])
  })

  it('shows its heading first again when another page was in between', async () => {
    const go = open('/')
    await go('/orders')
    await go('/')
    shown.length = 0
    await go('/orders')
    expect(shown).toEqual(['heading', 'body'])
  })

  it('is shown in one go when it is loaded', () => {
    open('/orders')
    expect(shown).toEqual(['body', 'heading'])
  })
})
