import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Link } from '@/components/links/Link'

it('a link waits to be seen while it is on the page, and no longer', () => {
  const watched = new Set<Element>()
  class Observer {
    observe = (element: Element) => void watched.add(element)
    unobserve = (element: Element) => void watched.delete(element)
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { unmount } = render(
    <MemoryRouter>
      <Link to="/cart">Cart</Link>
    </MemoryRouter>,
  )
  expect([...watched]).toEqual([screen.getByRole('link', { name: 'Cart' })])
  unmount()
  expect([...watched]).toEqual([])
})
