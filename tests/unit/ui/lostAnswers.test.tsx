import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'

const lost = () => vi.fn(() => Promise.reject(Object.assign(new Error('Lost'), { status: 'offline' })))

type Props = { onConfirm: () => unknown; readBack?: (() => Promise<boolean>) | undefined }

function Impact(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      {open && (
        <ImpactDialog
          open
          name="delete-acme"
          verb="Delete"
          object="Acme"
          typed={false}
          impact={{ data: [] }}
          onClose={() => setOpen(false)}
          {...props}
        />
      )}
    </>
  )
}

const Confirm = (props: Props) => <ConfirmButton name="delete-acme" verb="Delete" object="Acme" {...props} />

const dialogs = [
  ['the impact dialog', Impact],
  ['the confirmation', Confirm],
] as const

const user = userEvent.setup()
async function open() {
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  return within(await screen.findByRole('dialog', { name: 'Delete Acme?' }))
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe.each(dialogs)('while it runs, %s', (_name, Shown) => {
  it('ignores further presses of any kind without a word, and stays locked', async () => {
    const answers: (() => void)[] = []
    const onConfirm = vi.fn(() => new Promise<void>((answer) => answers.push(answer)))
    render(<Shown onConfirm={onConfirm} />)
    const dialog = await open()
    const button = dialog.getByRole('button', { name: 'Delete Acme' })
    act(() => [1, 2, 3].forEach(() => button.click()))
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
    fireEvent.click(button)
    await user.keyboard('{Escape}')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
    answers.forEach((answer) => answer())
    await gone()
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

describe.each(dialogs)('after a success, %s', (_name, Shown) => {
  it.each([
    ['not there yet', () => Promise.resolve(false)],
    ['not readable', () => Promise.reject<boolean>(new Error('Away'))],
    ['never answered', () => new Promise<boolean>(() => undefined)],
  ])('is done, although what was changed is %s', async (_kind, read) => {
    const onConfirm = vi.fn(() => Promise.resolve({ data: {} }))
    render(<Shown onConfirm={onConfirm} readBack={vi.fn(read)} />)
    const dialog = await open()
    await user.click(dialog.getByRole('button', { name: 'Delete Acme' }))
    await gone()
    // Nothing of a doubt is left.
    const again = await open()
    expect(again.queryByRole('alert')).not.toBeInTheDocument()
    expect(again.getByRole('button', { name: 'Delete Acme' })).toBeEnabled()
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

describe.each(dialogs)('after a lost answer, %s', (_name, Shown) => {
  it('sends no second request, also when it is opened again, and says how to go on', async () => {
    const onConfirm = lost()
    const view = render(<Shown onConfirm={onConfirm} />)
    const dialog = await open()
    await user.click(dialog.getByRole('button', { name: 'Delete Acme' }))
    expect(await dialog.findByText(/we don’t know if this was done.*reload this page to try again/)).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Delete Acme' })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await gone()
    view.rerender(<Shown key="another" onConfirm={onConfirm} />)
    const again = await open()
    expect(again.getByText(/we don’t know if this was done/)).toBeVisible()
    expect(again.queryByRole('button', { name: 'Delete Acme' })).not.toBeInTheDocument()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('asks the server, and offers the action again once it was not done', async () => {
    const onConfirm = lost()
    const readBack = vi.fn(() => Promise.reject<boolean>(new Error('Away')))
    render(<Shown onConfirm={onConfirm} readBack={readBack} />)
    const first = await open()
    await user.click(first.getByRole('button', { name: 'Delete Acme' }))
    await first.findByRole('button', { name: 'Check again' })
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await gone()
    readBack.mockResolvedValue(false)
    const dialog = await open()
    await user.click(dialog.getByRole('button', { name: 'Check again' }))
    expect(await dialog.findByText('This wasn’t done. You can try again.')).toBeVisible()
    readBack.mockResolvedValue(true)
    await user.click(dialog.getByRole('button', { name: 'Delete Acme' }))
    await gone()
    expect(onConfirm).toHaveBeenCalledTimes(2)
  })
})
