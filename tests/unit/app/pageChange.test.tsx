import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pages, routesOf, type PageModule } from '@/app/page'
import { makeStore } from '@/store/store'

const rendered: string[] = []
const states: string[] = []
beforeEach(() => {
  rendered.length = 0
  states.length = 0
})

function Frame() {
  states.push(useNavigation().state)
  return <Outlet />
}

const named = (name: string): PageModule => ({
  default: () => {
    rendered.push(name)
    return <h1>{name}</h1>
  },
})

/** An import takes a task, even of a module that is loaded. */
const imported = (name: string) => vi.fn(() => new Promise<PageModule>((done) => setTimeout(() => done(named(name)))))

async function start() {
  const rows = pages(
    [],
    [
      ['/login', 'Login', imported('Login')],
      ['/signup', 'Signup', imported('Signup')],
    ],
  )
  const children = routesOf(makeStore(), rows)
  const router = createMemoryRouter([{ element: <Frame />, hydrateFallbackElement: <p />, children }], {
    initialEntries: ['/login'],
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'Login' })
  return (to: string) => act(() => router.navigate(to))
}

describe('going to another page', () => {
  it('does not render the page being left again', async () => {
    const go = await start()
    rendered.length = 0
    await go('/signup')
    expect(rendered).toEqual(['Signup'])
  })

  it('takes a single rendering once the page has been visited', async () => {
    const go = await start()
    await go('/signup')
    states.length = 0
    await go('/login')
    expect(screen.getByRole('heading', { name: 'Login' })).toBeInTheDocument()
    expect(states).toEqual(['idle'])
  })

  it('loads a page again whose code could not be fetched', async () => {
    const load = imported('Login')
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
})
