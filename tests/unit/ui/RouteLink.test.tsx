import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { RouteLink } from '@/ui/RouteLink'

const Here = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** Clicks the link. @returns what happened to the click, and where the app is then */
function clicked(props: Partial<ComponentProps<typeof RouteLink>>, held: MouseEventInit = {}) {
  render(
    <MemoryRouter initialEntries={['/start']}>
      <RouteLink to="/cart?step=2" {...props}>
        Cart
      </RouteLink>
      <Here />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Cart' })
  expect(link).toHaveAttribute('href', '/cart?step=2')
  const click = createEvent.click(link, { button: 0, ...held })
  let leftToBrowser = false
  // The document receives the event last; this environment could not follow the link.
  const hear = (event: Event) => {
    leftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', hear, { once: true })
  fireEvent(link, click)
  return { leftToBrowser, here: screen.getByRole('status').textContent }
}

it('navigates without loading another document', () => {
  expect(clicked({})).toEqual({ leftToBrowser: false, here: '/cart?step=2' })
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (held) => {
    expect(clicked({}, held)).toEqual({ leftToBrowser: true, here: '/start' })
  },
)

it('leaves a link into another tab to the browser', () => {
  expect(clicked({ target: '_blank' })).toEqual({ leftToBrowser: true, here: '/start' })
})

it('does not navigate if the click was handled already', () => {
  const { here } = clicked({ onClick: (event) => event.preventDefault() })
  expect(here).toBe('/start')
})

async function open() {
  const pages = ['/start', '/cart'].map((path) => ({ path, element: <Here /> }))
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <RouteLink to="/cart?step=2">Cart</RouteLink>
            <RouteLink to="/start">Start</RouteLink>
            <Outlet />
          </>
        ),
        children: pages,
      },
    ],
    { initialEntries: ['/start'] },
  )
  render(<RouterProvider router={router} />)
  const follow = (name: string) => act(async () => screen.getByRole('link', { name }).click())
  return { follow, back: () => act(() => router.navigate(-1)) }
}

it('to the page in view adds nothing that Back would have to pass', async () => {
  const { follow, back } = await open()
  await follow('Cart')
  await follow('Cart')
  await back()
  expect(screen.getByRole('status')).toHaveTextContent('/start')
})

it('to a query of the page in view follows the page', async () => {
  const page = (
    <>
      <RouteLink to="?order=7">Open</RouteLink>
      <Here />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/start'] })
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/start?order=7')
  await act(() => router.navigate('/other?page=2'))
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/other?order=7')
  fireEvent.click(screen.getByRole('link', { name: 'Open' }))
  expect(await screen.findByText('/other?order=7')).toBeVisible()
})

it.each(['//evil.example/page', '///evil.example/page', '/\\evil.example/page'])('stays on this site: %s', (to) => {
  render(
    <MemoryRouter>
      <RouteLink to={to}>Go</RouteLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/evil.example/page')
})
