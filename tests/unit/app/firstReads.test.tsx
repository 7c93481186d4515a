import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pagesOf, type PageModule } from '@/app/page'
import { makeStore } from '@/store/store'

const root = document.createElement('div')

beforeEach(() => {
  root.id = 'root'
  root.dataset.prerendered = 'skeleton'
  document.body.append(root)
  vi.useFakeTimers()
})
afterEach(() => {
  root.remove()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(read: NonNullable<PageModule['read']>) {
  const load = () => Promise.resolve({ default: () => <h1>Questions</h1>, read })
  const page = pagesOf(makeStore())('/login', 'Questions', [], load)
  render(<RouterProvider router={createMemoryRouter([page], { initialEntries: ['/login'] })} />)
  await pass(0)
}
const heading = () => screen.queryByRole('heading', { name: 'Questions' })

it('replaces a prerendered skeleton once the answers of the first screen are there', async () => {
  let answer = () => {}
  const read = vi.fn(() => new Promise<void>((done) => (answer = done)))
  await open(read)
  expect(read).toHaveBeenCalledOnce()
  await pass(200)
  expect(heading()).toBeNull()
  answer()
  await pass(0)
  expect(heading()).toBeInTheDocument()
})

it('waits a quarter of a second at most', async () => {
  await open(() => new Promise(() => {}))
  await pass(200)
  expect(heading()).toBeNull()
  await pass(60)
  expect(heading()).toBeInTheDocument()
})

it('shows the page at once when a read has failed', async () => {
  await open(() => Promise.reject(new Error('503')))
  await pass(0)
  expect(heading()).toBeInTheDocument()
})

it('reads nothing ahead where no skeleton is shown', async () => {
  root.dataset.prerendered = 'shell'
  const read = vi.fn(() => Promise.resolve())
  await open(read)
  expect(heading()).toBeInTheDocument()
  expect(read).not.toHaveBeenCalled()
})
