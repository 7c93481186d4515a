import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MouseEvent } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Avatar, initials } from '@/ui/Avatar'
import { Button } from '@/ui/Button'

it.each([
  ['button', undefined],
  ['link', '/cart'],
] as const)('a %s keeps its name and the focus while busy, and ignores clicks', async (role, to) => {
  const user = userEvent.setup()
  const onClick = vi.fn((event: MouseEvent) => event.preventDefault())
  const drawn = (busy: boolean) => {
    const look = { onClick, busy, children: 'Save' }
    return (
      <MemoryRouter>
        {to ? <Button {...look} to={to} /> : <Button {...look} />}
        <Routes>
          <Route path="/cart" element="In the cart" />
        </Routes>
      </MemoryRouter>
    )
  }
  const { rerender } = render(drawn(false))
  const button = screen.getByRole(role, { name: 'Save' })
  await user.click(button)
  rerender(drawn(true))
  expect(screen.getByRole(role, { name: 'Save' })).toBe(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('In the cart')).not.toBeInTheDocument()
})

it('stays the same element with the focus while a reason comes and goes', () => {
  const drawn = (why?: string) => (
    <Button why={why} aria-describedby="more">
      Save
    </Button>
  )
  const { rerender } = render(drawn())
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  for (const why of ['Nothing to save', 'Nothing at all', undefined]) {
    rerender(drawn(why))
    expect(screen.getByRole('button', { name: 'Save' })).toBe(button)
    expect(button).toHaveFocus()
    expect(button.getAttribute('aria-disabled')).toBe(why ? 'true' : null)
    expect(button).toHaveAccessibleDescription(why ?? '')
  }
})

it('keeps the focus when its own press disables it, and does nothing then, also for Enter in a field', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const drawn = (disabled: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" disabled={disabled} onClick={onClick}>
        Next page
      </Button>
    </form>
  )
  const { rerender } = render(drawn(false))
  const button = screen.getByRole('button', { name: 'Next page' })
  button.focus()
  rerender(drawn(true))
  // A browser takes the focus from what is natively disabled.
  expect(button).toBeEnabled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.type(screen.getByLabelText('Name'), 'Ada{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it.each([
  ['a page of the app', { to: '/team' }],
  ['another site', { href: 'https://team.example' }],
])('a link to %s stays the same element while it is disabled, and does not navigate', (_where, target) => {
  const drawn = (why?: string) => (
    <MemoryRouter>
      <Button {...(target as { to: string })} why={why}>
        Delete team
      </Button>
    </MemoryRouter>
  )
  const { rerender } = render(drawn())
  const link = screen.getByRole('link', { name: 'Delete team' })
  link.focus()
  for (const why of ['Only the owner may do this', undefined, 'Only the owner may do this']) {
    rerender(drawn(why))
    expect(screen.getByRole('link', { name: 'Delete team' })).toBe(link)
    expect(link).toHaveFocus()
    expect(link.getAttribute('aria-disabled')).toBe(why ? 'true' : null)
  }
  // The middle button would open a tab.
  for (const type of ['click', 'auxclick'])
    expect(fireEvent(link, new window.MouseEvent(type, { bubbles: true, cancelable: true }))).toBe(false)
})

it.each([
  ['a button', {}],
  ['a button with a reason', { why: 'Nothing to save' }],
  ['a link', { to: '/team' }],
])('%s calls what its place listens for, whatever it does itself', async (_kind, look) => {
  const user = userEvent.setup()
  const heard: string[] = []
  const hear = ({ type }: { type: string }) => void heard.push(type)
  render(
    <MemoryRouter>
      <Button {...look} onPointerEnter={hear} onPointerLeave={hear} onFocus={hear} onBlur={hear}>
        Save
      </Button>
    </MemoryRouter>,
  )
  const button = screen.getByText('Save')
  await user.hover(button)
  await user.tab()
  await user.unhover(button)
  await user.tab()
  expect(heard).toEqual(['pointerenter', 'focus', 'pointerleave', 'blur'])
})

it('shows why it is disabled, on focus too, and does not navigate', async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <Button to="/team" why="Only the owner may do this">
        Delete team
      </Button>
      <Routes>
        <Route path="/team" element="In the team" />
        <Route path="*" element="Elsewhere" />
      </Routes>
    </MemoryRouter>,
  )
  const button = screen.getByRole('link', { name: 'Delete team' })
  expect(button).toHaveAccessibleDescription('Only the owner may do this')
  await user.tab()
  expect(button).toHaveFocus()
  expect(screen.getByRole('tooltip')).toBeVisible()
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(screen.getByText('Elsewhere')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

it.each([
  ['Ada Tan', 'AT'],
  ['Nguyễn Thị Ánh', 'NÁ'],
  ['bo', 'B'],
  ['Kopi Works Pte. Ltd.', 'KW'],
  ['Limited', 'L'],
  ['', ''],
  ['  (Zoë) ', 'Z'],
])('%s has the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
  render(<Avatar name={name} alt="Photo" />)
  expect(screen.getByRole('img', { name: 'Photo' })).toHaveTextContent(letters)
})
