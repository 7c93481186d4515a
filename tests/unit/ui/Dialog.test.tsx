import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <Dialog
        title="Invite a member"
        size="l"
        open={open}
        onClose={() => setOpen(false)}
        actions={<Button>Send</Button>}
      >
        They get an email.
      </Dialog>
    </>
  )
}

// The frame of dialogs is fetched with the first one.

it('Dialog is named by its title and returns the focus', async () => {
  const user = userEvent.setup()
  render(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite a member' })
  expect(dialog).toHaveFocus()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus()
})

it('keeps a short word with a hyphen in one piece, and the title as it is', async () => {
  render(<Dialog title="Use Co-working membership" onClose={() => undefined} />)
  expect(await screen.findByRole('dialog', { name: 'Use Co-working membership' })).toBeVisible()
  expect(screen.getByText('Co-working')).toHaveClass('text-nowrap')
})
