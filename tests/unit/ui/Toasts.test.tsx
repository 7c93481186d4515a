import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { toast } from '@/lib/calls/toast'
import { ToastHost } from '@/ui/feedback/toasts/ToastHost'
import { ToastLog } from '@/ui/feedback/toasts/ToastLog'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

const say = (run: () => void) => act(async () => run())
const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)))

it('shows a failure as an alert for 5 seconds', async () => {
  render(<ToastHost />)
  await say(() => toast.failure('Item could not be added to cart', 'It is personalised.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Item could not be added to cartIt is personalised.')
  await pass(4000)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  await pass(1200)
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

it('shows one at a time: the newest replaces others and starts its own 5 seconds', async () => {
  render(<ToastHost />)
  await say(() => toast.success('Logged in'))
  expect(await screen.findByText('Logged in')).toBeInTheDocument()
  await pass(3000)
  await say(() => toast.success('Item added to cart'))
  expect(await screen.findByText('Item added to cart')).toBeInTheDocument()
  expect(screen.queryByText('Logged in')).not.toBeInTheDocument()
  expect(screen.getAllByRole('status')).toHaveLength(1)
  await pass(3000)
  expect(screen.getByText('Item added to cart')).toBeInTheDocument()
  await pass(2500)
  await waitFor(() => expect(screen.queryByText('Item added to cart')).not.toBeInTheDocument())
})

it('pauses while it has the focus, and offers Undo', async () => {
  const run = vi.fn()
  const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
  render(<ToastHost />)
  await say(() => toast.success('Item removed from cart', { undo: { label: 'Undo', run } }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  await pass(20_000)
  expect(undo).toBeInTheDocument()
  await user.click(undo)
  expect(run).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(undo).not.toBeInTheDocument())
})

it('pauses while hovered', async () => {
  const matches = Element.prototype.matches
  let over = true
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':hover' ? over : matches.call(this, selector)
  })
  render(<ToastHost />)
  await say(() => toast.failure('Config could not be saved'))
  const alert = await screen.findByRole('alert')
  await pass(20_000)
  expect(alert).toBeInTheDocument()
  over = false
  await act(async () => void alert.closest('.Toastify__toast')?.dispatchEvent(new Event('pointerleave')))
  await pass(6000)
  await waitFor(() => expect(alert).not.toBeInTheDocument())
})

it('keeps all of them in the log', async () => {
  toast.success('Logged in')
  toast.failure('Config could not be saved')
  render(<ToastLog onClose={() => undefined} />)
  const dialog = await screen.findByRole('dialog', { name: 'Recent messages' })
  expect(dialog).toHaveTextContent(/Config could not be saved.*Logged in/)
})
