import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ImpactDialog } from '@/ui/ImpactDialog'

const lines = [
  { label: 'Orders', count: 12, to: '/admin/orders' },
  { label: 'Subscriptions', count: 2, note: 'Canceled today' },
]

function show(props: Partial<ComponentProps<typeof ImpactDialog>> = {}) {
  const onConfirm = vi.fn(() => Promise.resolve())
  const onDone = vi.fn()
  const dialog = (
    <ImpactDialog
      open
      onClose={() => undefined}
      name="delete-user:u-1"
      verb="Delete"
      object="Maya Chen"
      impact={{ data: lines }}
      typed={false}
      onConfirm={onConfirm}
      onDone={onDone}
      {...props}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: dialog }])
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), onConfirm, onDone }
}

const act = () => screen.findByRole('button', { name: 'Delete Maya Chen' })

describe('the impact dialog', () => {
  it('names a thing in full in its title, and on its button only if it has room there', async () => {
    show({ object: 'Half-year review, live from London', short: 'Delete event' })
    expect(await screen.findByRole('dialog', { name: 'Delete Half-year review, live from London?' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Delete event' })).toBeVisible()
  })

  it('lists what depends on the thing, begins on Cancel, and waits for the typed name', async () => {
    const { user, onConfirm, onDone } = show({ typed: 'maya@example.com' })
    expect(await screen.findByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/admin/orders')
    expect(screen.getByText('12')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await user.click(await act())
    expect(onConfirm).not.toHaveBeenCalled()
    expect(await act()).toHaveAccessibleDescription('Type “maya@example.com” to confirm.')
    await user.type(screen.getByRole('textbox'), 'maya@example.com')
    await user.click(await act())
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('does not act before it is known what depends on it', async () => {
    const refetch = vi.fn()
    const { user, onConfirm } = show({ impact: { isError: true, error: 'Busy', refetch } })
    expect(await screen.findByText('We couldn’t load what this affects')).toBeVisible()
    await user.click(await act())
    expect(await act()).toHaveAccessibleDescription('We couldn’t check what this affects.')
    expect(onConfirm).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('sends one call for two dialogs of the same act', async () => {
    let finish = () => undefined as void
    const slow = vi.fn(() => new Promise<void>((done) => (finish = done)))
    const first = show({ onConfirm: slow })
    await first.user.click(await act())
    const second = show({ onConfirm: slow })
    const [, other] = await screen.findAllByRole('button', { name: 'Delete Maya Chen', hidden: true })
    if (!other) throw new Error('There is no second dialog')
    await second.user.click(other)
    expect(await screen.findByText('This is already running. Wait a moment.')).toBeInTheDocument()
    expect(slow).toHaveBeenCalledOnce()
    finish()
    await waitFor(() => expect(first.onDone).toHaveBeenCalledOnce())
  })

  it('wants the name of what it destroys typed, if no other text is set', async () => {
    const { user, onConfirm } = show({ typed: undefined })
    await user.click(await act())
    expect(await act()).toHaveAccessibleDescription('Type “Maya Chen” to confirm.')
    await user.type(screen.getByRole('textbox'), ' Maya Chen ')
    await user.click(await act())
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
  })
})
