import { render, screen, waitFor, within } from '@testing-library/react'
import { closed } from '@tests/onPage'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { object } from 'yup'
import { localStore } from '@/lib/storage/storage'
import { Button } from '@/ui/Button'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { money, required } from '@/ui/form/rules'
import { MoneyField } from '@/ui/form/fields/MoneyField'
import { TextField } from '@/ui/form/fields/TextField'

const schema = object({ name: required(), price: money() })
const initial = { name: 'Desk', price: 900 as number | string }
type Sent = { name: string; price: number }

type Extra = { onSubmit?: (values: Sent) => unknown; draftKey?: string }

function Opener({ onSubmit = () => null, ...extra }: Extra) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {open && (
        <FormDialog
          title="Edit desk"
          initial={initial}
          schema={schema}
          onSubmit={(values) => onSubmit(values)}
          onClose={() => setOpen(false)}
          {...extra}
        >
          <TextField name="name" label="Name" />
          <MoneyField name="price" label="Price" />
        </FormDialog>
      )}
    </>
  )
}

async function open(extra: Extra = {}) {
  const user = userEvent.setup()
  render(<Opener {...extra} />)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit desk' })
  return { user, dialog, form: within(within(dialog).getByRole('form', { name: 'Edit desk' })) }
}

describe('FormDialog', () => {
  it('sends what the rules leave of the values, closes, and gives the focus back', async () => {
    const onSubmit = vi.fn()
    const { user, form } = await open({ onSubmit })
    await user.type(form.getByLabelText('Name'), ' 2 ')
    await user.clear(form.getByLabelText('Price'))
    await user.type(form.getByLabelText('Price'), '1,234.5{Enter}')
    await closed()
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Desk 2', price: 123450 })
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  })

  it('asks before typed text is discarded, and keeps it when asked to', async () => {
    const { user, form } = await open({ draftKey: 'desk' })
    await user.type(form.getByLabelText('Name'), ' 2')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(form.getByLabelText('Name')).toHaveValue('Desk 2')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await closed()
    expect(localStore.read('draft:desk')).toBeUndefined()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus())
  })

  it('cannot be left while it is sent', async () => {
    let finish: () => void = () => undefined
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { user, dialog, form } = await open({ onSubmit })
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'))
    expect(form.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(dialog).toBeVisible()
    finish()
    await closed()
  })
})
