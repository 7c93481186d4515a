import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

it('a link waits to be seen while it is on the page, and no longer', async () => {
  const watched = new Set<Element>()
  class Observer {
    observe = (element: Element) => void watched.add(element)
    unobserve = (element: Element) => void watched.delete(element)
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  // All links have one observer, which another test may have made.
  vi.resetModules()
  const { Link } = await import('@/components/links/Link')
  const { unmount } = render(
    <MemoryRouter>
      <Link to="/cart">Cart</Link>
    </MemoryRouter>,
  )
  expect([...watched]).toEqual([screen.getByRole('link', { name: 'Cart' })])
  unmount()
  expect([...watched]).toEqual([])
})
