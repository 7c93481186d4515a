import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '@/ui/overlay/Dialog'
import { closed } from '@tests/onPage'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Invite</button>
      {isOpen && <Dialog title="Invite a member" onClose={() => setOpen(false)} />}
    </>
  )
}

// The frame of dialogs is fetched with the first one.

it.each([
  ['where the browser focuses what is clicked', true],
  ['where it doesn’t (Safari)', false],
])('has the focus, and returns it to what was clicked, %s', async (_where, focuses) => {
  render(<Opener />)
  const button = screen.getByRole('button', { name: 'Invite' })
  if (focuses) button.focus()
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Invite a member' })
  expect(dialog).toHaveFocus()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await closed()
  expect(button).toHaveFocus()
})

it('keeps a short word with a hyphen in one piece, and the title as it is', async () => {
  render(<Dialog title="Use Co-working membership" onClose={() => undefined} />)
  expect(await screen.findByRole('dialog', { name: 'Use Co-working membership' })).toBeVisible()
  expect(screen.getByText('Co-working')).toHaveClass('text-nowrap')
})
