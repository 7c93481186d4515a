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

  it.each([
    ['its name', undefined, 'Maya Chen'],
    ['another text', 'maya@example.com', 'maya@example.com'],
  ])('begins on Cancel, and wants %s typed before it destroys a thing', async (_what, typed, wanted) => {
    const { user, onConfirm } = show({ typed })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await user.click(await act())
    expect(await act()).toHaveAccessibleDescription(`Type “${wanted}” to confirm.`)
    await user.type(screen.getByRole('textbox'), ` ${wanted} `)
    await user.click(await act())
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
  })
})
