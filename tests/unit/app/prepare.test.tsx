import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { pagesOf, type PageModule } from '@/app/page'
import { hydration } from '@/lib/hydration'
import { prefetch } from '@/lib/prefetch'
import { makeStore } from '@/store/store'

afterEach(() => hydration.expect(false))

function open(prepare: NonNullable<PageModule['prepare']>) {
  const load = () => Promise.resolve({ default: () => <h1>Product</h1>, prepare })
  const page = pagesOf(makeStore())('/login', 'Product', [], load)
  const router = createMemoryRouter([{ ...page, hydrateFallbackElement: <p /> }], { initialEntries: ['/login'] })
  render(<RouterProvider router={router} />)
}

const settle = () => act(async () => new Promise((done) => setTimeout(done)))
const heading = () => screen.queryByRole('heading', { name: 'Product' })

it('a page is shown once the code is there that it shows at once', async () => {
  let arrive = () => {}
  open(() => new Promise<void>((done) => (arrive = done)))
  await settle()
  expect(heading()).toBeNull()
  arrive()
  await settle()
  expect(heading()).toBeVisible()
})

it('prerendered markup is hydrated without it', async () => {
  hydration.expect(true)
  const prepare = vi.fn(() => new Promise(() => {}))
  open(prepare)
  await settle()
  expect(heading()).toBeVisible()
  expect(prepare).not.toHaveBeenCalled()
})

it('what is prefetched contains it', async () => {
  const prepare = vi.fn(() => Promise.resolve())
  pagesOf(makeStore())('/signup', 'Product', [], () => Promise.resolve({ default: () => null, prepare }))
  prefetch('/signup')
  await settle()
  expect(prepare).toHaveBeenCalledOnce()
})
