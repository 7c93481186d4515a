import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider, type InitialEntry } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { hydration } from '@/lib/hydration'
import { BelowFold } from '@/ui/layout/BelowFold'

/** The root while prerendered markup is on the screen (src/main.tsx). */
function prerenderedRoot(): HTMLElement {
  const root = document.createElement('div')
  root.id = 'root'
  root.dataset.prerendered = 'page'
  return document.body.appendChild(root)
}

const live: string[] = []
beforeEach(() => void (live.length = 0))

function Part({ name }: { name: string }) {
  useLayoutEffect(() => void live.push(name), [name])
  return <p>{name}</p>
}

function Page() {
  useLayoutEffect(() => void live.push('page'), [])
  return (
    <main>
      <Part name="above" />
      <BelowFold placeholder={<p>soon</p>}>
        <Part name="below" />
      </BelowFold>
    </main>
  )
}

const routerAt = (entry: InitialEntry) =>
  createMemoryRouter(
    [
      {
        element: <Outlet />,
        children: [
          { path: '/', element: <p>Home</p> },
          { path: '/page', element: <Page /> },
        ],
      },
    ],
    { initialEntries: [entry] },
  )

describe('what is below the first screen', () => {
  it('of a prerendered page becomes interactive after the part above, from the same markup', async () => {
    const page = <RouterProvider router={routerAt('/page')} />
    const root = prerenderedRoot()
    root.innerHTML = renderToString(page)
    const [above, below] = root.querySelectorAll('p')
    expect(below).toHaveTextContent('below')
    render(page, { container: root, hydrate: true })
    await hydration.settled()
    expect(live).toEqual(['above', 'page', 'below'])
    expect([...root.querySelectorAll('p')]).toEqual([above, below])
  })

  it('is rendered with the part above where prerendered markup is replaced: it must not vanish', () => {
    document.documentElement.setAttribute('data-fresh', '')
    render(<RouterProvider router={routerAt('/page')} />, { container: prerenderedRoot() })
    document.documentElement.removeAttribute('data-fresh')
    expect(live).toEqual(['above', 'below', 'page'])
  })

  /** Goes somewhere without waiting for what follows the first rendering. */
  const go = async (to: string | number, entry = '/') => {
    const router = routerAt(entry)
    render(<RouterProvider router={router} />)
    if (typeof to === 'number') await act(() => router.navigate('/'))
    live.length = 0
    await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
    return screen.findByText('below')
  }

  it('is rendered after the part above once a link has been followed', async () => {
    await go('/page')
    expect(live).toEqual(['above', 'page', 'below'])
  })

  it('is rendered after the part above on the page that was loaded', async () => {
    document.documentElement.setAttribute('data-fresh', '')
    render(<RouterProvider router={routerAt('/page')} />)
    document.documentElement.removeAttribute('data-fresh')
    await screen.findByText('below')
    expect(live).toEqual(['above', 'page', 'below'])
    expect(screen.queryByText('soon')).not.toBeInTheDocument()
  })

  it('is rendered with the part above after Back, whose scroll position may be further down', async () => {
    await go(-1, '/page')
    expect(live).toEqual(['above', 'below', 'page'])
  })

  it('is rendered with the part above where the address names a part of the page', async () => {
    await go('/page#below')
    expect(live).toEqual(['above', 'below', 'page'])
  })
})

it('is settled only once every part is', async () => {
  const release = hydration.hold()
  const other = hydration.hold()
  let settled = false
  const waiting = hydration.settled().then(() => (settled = true))
  release()
  release()
  await Promise.resolve()
  expect(settled).toBe(false)
  other()
  await waiting
})

it('holds nothing back where the page is rendered, not hydrated', async () => {
  render(<RouterProvider router={routerAt('/page')} />)
  await hydration.settled()
  expect(screen.getByText('below')).toBeVisible()
})
