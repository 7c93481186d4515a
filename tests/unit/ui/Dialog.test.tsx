import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
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

describe('Dialog', () => {
  it('is named by its title and returns the focus', async () => {
    const user = userEvent.setup()
    render(<Opener />)
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    const dialog = await screen.findByRole('dialog', { name: 'Invite a member' })
    expect(dialog).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus()
  })
})

describe('ConfirmButton', () => {
  const ask = async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    return { user, dialog: await screen.findByRole('dialog', { name: 'Delete Acme?' }) }
  }

  it('names the object, focuses Cancel, and does nothing on Cancel', async () => {
    const onConfirm = vi.fn()
    render(<ConfirmButton verb="Delete" object="Acme" onConfirm={onConfirm} />)
    const { user, dialog } = await ask()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('can require the typed name', async () => {
    render(<ConfirmButton verb="Delete" object="Acme" typed="ada@doers.test" onConfirm={() => null} />)
    const { user, dialog } = await ask()
    const act = () => within(dialog).getByRole('button', { name: 'Delete Acme' })
    await user.click(act())
    expect(act()).toHaveAccessibleDescription('Type “ada@doers.test” to confirm.')
    await user.type(within(dialog).getByRole('textbox'), 'ada@doers.test')
    expect(act()).not.toHaveAttribute('aria-disabled', 'true')
  })
})
