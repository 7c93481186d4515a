import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { Form } from '@/ui/form/Form'
import { MultiSelectField } from '@/ui/form/combobox/MultiSelectField'
import { CommandPalette } from '@/ui/overlay/CommandPalette'
import { Dialog } from '@/ui/overlay/Dialog'
import { Popover } from '@/ui/overlay/Popover'

const composing = [
  ['as standards say', { isComposing: true }],
  ['as Safari ends it', { keyCode: 229 }],
] as const

/** A key that is part of a composition; nothing of it reaches the page. */
function compose(target: Element, key: string, how: object) {
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  fireEvent.keyDown(target, { key, code: key, ...how })
  document.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
}

describe.each(composing)('a key of an input method (%s)', (_what, how) => {
  it('closes no dialog', async () => {
    const onClose = vi.fn()
    render(
      <Dialog title="Invite" onClose={onClose}>
        <input aria-label="Name" />
      </Dialog>,
    )
    const field = await screen.findByLabelText('Name')
    compose(field, 'Escape', how)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' })
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('runs no command', async () => {
    const onSelect = vi.fn()
    const groups = [{ label: 'Pages', commands: [{ id: 'a', label: 'Account', onSelect }] }]
    render(<CommandPalette groups={groups} onClose={vi.fn()} />)
    const field = await screen.findByRole('combobox')
    compose(field, 'Enter', how)
    expect(onSelect).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onSelect).toHaveBeenCalled()
  })

  it('closes no popover', async () => {
    const user = userEvent.setup()
    render(<Popover label="Menu">{() => <input aria-label="Find" />}</Popover>)
    await user.click(screen.getByRole('button', { name: /Menu/ }))
    compose(screen.getByLabelText('Find'), 'Escape', how)
    expect(screen.getByLabelText('Find')).toBeVisible()
    fireEvent.keyDown(screen.getByLabelText('Find'), { key: 'Escape', code: 'Escape' })
    expect(screen.queryByLabelText('Find')).not.toBeInTheDocument()
  })

  it('chooses no option', async () => {
    const user = userEvent.setup()
    const options = [{ value: 'cn', label: 'China' }]
    render(
      <Form initial={{ one: '', two: [] }} onSubmit={vi.fn()}>
        <ComboboxField name="one" label="One" options={options} />
        <MultiSelectField name="two" label="Two" options={options} />
      </Form>,
    )
    for (const label of ['One', 'Two']) {
      const field = screen.getByLabelText(label)
      await user.type(field, 'chi')
      await screen.findByRole('option', { name: 'China' })
      compose(field, 'Enter', how)
      expect(field).toHaveValue('chi')
      compose(field, 'Escape', how)
      expect(screen.getByRole('option', { name: 'China' })).toBeVisible()
      fireEvent.keyDown(field, { key: 'Enter' })
      if (label === 'One') await waitFor(() => expect(field).toHaveValue('China'))
      else expect(await screen.findByRole('button', { name: 'Remove China' })).toBeVisible()
      await user.tab()
    }
  })
})
