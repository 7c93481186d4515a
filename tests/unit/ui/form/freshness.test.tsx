import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'
import { useFreshness } from '@/ui/form/useFreshness'

type Plan = { name: string; city: string; text: string }
const base: Plan = {
  name: 'Plan',
  city: 'Singapore',
  text: 'Members meet on Tuesday, in the room on the third floor of it.',
}

function Editor({ read, send }: { read: () => Promise<Plan>; send: (plan: Plan) => unknown }) {
  // As on a page whose list is refetched by `read`: the record of the form follows the server.
  const [latest, setLatest] = useState(base)
  const fresh = async () => {
    const now = await read()
    setLatest(now)
    return now
  }
  const { initial, guard, dialog } = useFreshness({
    record: latest,
    read: fresh,
    toValues: (plan) => plan,
    fields: { name: 'Name', city: 'City', text: 'Text' },
  })
  return (
    <>
      <FormDialog
        title="Edit plan"
        initial={initial}
        onSubmit={(values) => guard(values, (plan) => send(plan))}
        onClose={() => undefined}
      >
        <TextField name="name" label="Name" />
        <TextField name="city" label="City" />
        <TextAreaField name="text" label="Text" />
      </FormDialog>
      {dialog}
    </>
  )
}

async function change(read: () => Promise<Plan>, send: (plan: Plan) => unknown) {
  const user = userEvent.setup()
  render(<Editor read={read} send={send} />)
  await screen.findByRole('dialog', { name: 'Edit plan' })
  await user.type(screen.getByLabelText('Name'), ' B')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return user
}
const merge = () => screen.findByRole('dialog', { name: 'Someone else changed this' })

it('sends at once when nothing was changed, or changed it to the same', async () => {
  const send = vi.fn()
  await change(async () => ({ ...base, name: 'Plan B' }), send)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ ...base, name: 'Plan B' }))
  expect(screen.queryByRole('dialog', { name: 'Someone else changed this' })).not.toBeInTheDocument()
})

it('asks field by field, by keyboard, and sends what was chosen', async () => {
  const send = vi.fn()
  const theirs = { name: 'Plan C', city: 'Penang', text: base.text.replace('Tuesday', 'Wednesday') }
  const user = await change(async () => theirs, send)
  const dialog = within(await merge())
  const name = within(dialog.getByRole('group', { name: 'Name' }))
  const city = within(dialog.getByRole('group', { name: 'City' }))
  expect(name.getByRole('radio', { name: /^Yours/ })).toBeChecked()
  expect(name.getByRole('radio', { name: /Plan C/ })).not.toBeChecked()
  expect(city.getByRole('radio', { name: /Penang/ })).toBeChecked()
  expect(dialog.getByText('Wednesday', { selector: 'mark' })).toBeVisible()
  name.getByRole('radio', { name: /^Yours/ }).focus()
  await user.keyboard('{ArrowUp}')
  expect(name.getByRole('radio', { name: /Plan C/ })).toBeChecked()
  expect(send).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Save this version' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith(theirs))
})

it('shows two texts with their formatting where nothing else tells them apart', async () => {
  function Formatted() {
    const read = () => Promise.resolve({ body: '<h2>One word</h2>' })
    const show = (html: string) => html.replace(/<[^>]*>/g, '')
    const { guard, dialog } = useFreshness({
      record: { body: '<p>One word</p>' },
      read,
      toValues: (story) => story,
      fields: { body: { label: 'Text', show } },
    })
    return (
      <>
        <button onClick={() => void guard({ body: '<p>One <b>word</b></p>' }, vi.fn()).catch(() => undefined)}>
          Save
        </button>
        {dialog}
      </>
    )
  }
  render(<Formatted />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const text = within(within(await merge()).getByRole('group', { name: 'Text' }))
  expect(text.getByText(/<h2>/)).toBeInTheDocument()
})
