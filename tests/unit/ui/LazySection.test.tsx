import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { LazySection } from '@/ui/layout/LazySection'
import { approachDelays } from '@/ui/hooks/useApproached'
import { teardown } from '@tests/teardown'

/** Sees nothing come near. */
class Observer {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  teardown.set(approachDelays, { ms: 60_000 })
  vi.stubGlobal('IntersectionObserver', Observer)
})

const page = () => (
  <LazySection placeholder={<p>soon</p>}>
    <p>far below</p>
  </LazySection>
)

/** Opens the page by a link: after Back it would be rendered at once. */
async function open() {
  const router = createMemoryRouter([
    { path: '/', element: <p>Home</p> },
    { path: '/page', element: page() },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/page'))
  return router
}

it('is rendered a while later in any case, so that the page can be searched and printed', async () => {
  approachDelays.ms = 200
  await open()
  expect(await screen.findByText('far below')).toBeVisible()
})

it('is rendered at once after Back, whose scroll position may be further down', async () => {
  const router = await open()
  await act(() => router.navigate('/'))
  await act(() => router.navigate(-1))
  expect(screen.getByText('far below')).toBeVisible()
})
