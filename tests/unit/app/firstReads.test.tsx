import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pagesOf, type PageModule } from '@/app/page'
import { makeStore } from '@/store/store'

const root = document.createElement('div')

beforeEach(() => {
  root.id = 'root'
  root.dataset.prerendered = 'skeleton'
  document.body.append(root)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  root.remove()
  vi.useRealTimers()
})

const open = (read: NonNullable<PageModule['read']>) => {
  const page = pagesOf(makeStore())('/login', 'Questions', [], () =>
    Promise.resolve({ default: () => <h1>Questions</h1>, read }),
  )
  render(<RouterProvider router={createMemoryRouter([page], { initialEntries: ['/login'] })} />)
}
const heading = () => screen.queryByRole('heading', { name: 'Questions' })

it('replaces a prerendered skeleton once the answers of the first screen are there', async () => {
  let answer = () => {}
  const read = vi.fn(() => new Promise<void>((done) => (answer = done)))
  open(read)
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(400)
  expect(heading()).toBeNull()
  answer()
  await vi.waitFor(() => expect(heading()).toBeInTheDocument())
})

it('does not wait longer than half a second', async () => {
  open(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(600)
  await vi.waitFor(() => expect(heading()).toBeInTheDocument())
})

it('shows the page when a read has failed', async () => {
  open(() => Promise.reject(new Error('503')))
  await vi.advanceTimersByTimeAsync(100)
  await vi.waitFor(() => expect(heading()).toBeInTheDocument())
})

it('waits for nothing where no skeleton is shown', async () => {
  root.dataset.prerendered = 'shell'
  const read = vi.fn(() => Promise.resolve())
  open(read)
  await vi.waitFor(() => expect(heading()).toBeInTheDocument())
  expect(read).not.toHaveBeenCalled()
})
