import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState, type ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { UnansweredWrites } from '@/ui/overlay/UnansweredWrites'
import { forgetTold } from '@/store/session/endSession'
import { toasts } from '@tests/calling'

const lost = () => vi.fn(() => Promise.reject(Object.assign(new Error('Lost'), { status: 'offline' })))

type Props = Pick<ComponentProps<typeof ImpactDialog>, 'onConfirm' | 'readBack' | 'next'>

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
/** Opens the dialog and confirms the act. */
async function confirm() {
  const dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Delete Acme' }))
  return dialog
}

describe.each(dialogs)('%s', (_name, Shown) => {
  it('ignores further clicks and keys while it runs, and shows no message', async () => {
    const answers: (() => void)[] = []
    const onConfirm = vi.fn(() => new Promise<void>((answer) => answers.push(answer)))
    render(<Shown onConfirm={onConfirm} />)
    const dialog = await open()
    const button = dialog.getByRole('button', { name: 'Delete Acme' })
    act(() => [1, 2, 3].forEach(() => button.click()))
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
    fireEvent.click(button)
    await user.keyboard('{Escape}')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
    answers.forEach((answer) => answer())
    await gone()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it.each([
    ['lost', { status: 'offline' }],
    ['refused', { status: 422, message: 'No' }],
    ['accepted', { status: 'malformed', outcome: 'accepted' }],
  ])('shows nothing to the next user of the browser if its request is %s by then', async (_how, error) => {
    let fails: (error: unknown) => void = () => undefined
    const onConfirm = vi.fn(() => new Promise((_done, reject) => (fails = reject)))
    const read = vi.fn(() => Promise.resolve(undefined))
    const page = render(<Shown onConfirm={onConfirm} readBack={read} />)
    await confirm()
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
    page.unmount()
    forgetTold()
    render(<UnansweredWrites />)
    await act(async () => void (await Promise.resolve(fails(error))))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(read).toHaveBeenCalledOnce()
  })

  it('belongs to the user who confirms it, even if its page was opened before they signed in', async () => {
    const onConfirm = vi.fn(() => Promise.resolve({ data: {} }))
    render(<Shown onConfirm={onConfirm} />)
    forgetTold()
    await confirm()
    await gone()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it.each([
    ['not there yet', () => Promise.resolve(false)],
    ['not readable', () => Promise.reject<boolean>(new Error('Away'))],
    ['never answered', () => new Promise<boolean>(() => undefined)],
  ])('is done after a success, although what was changed is %s', async (_kind, read) => {
    const onConfirm = vi.fn(() => Promise.resolve({ data: {} }))
    render(<Shown onConfirm={onConfirm} readBack={vi.fn(read).mockResolvedValueOnce(false)} />)
    await confirm()
    await gone()
    // No doubt is shown any more.
    const again = await open()
    expect(again.queryByRole('alert')).not.toBeInTheDocument()
    expect(again.getByRole('button', { name: 'Delete Acme' })).not.toHaveAttribute('aria-disabled', 'true')
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('is done after a success whose body can’t be read, although no list shows it yet', async () => {
    const onConfirm = vi.fn(() => Promise.reject(Object.assign(new Error('Odd'), { outcome: 'accepted' })))
    render(<Shown onConfirm={onConfirm} readBack={() => Promise.resolve(false)} />)
    await confirm()
    await gone()
    expect(toasts()).toEqual(['success: This has been done: We couldn’t read the response.'])
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('checks before sending whether another tab has already done it', async () => {
    const onConfirm = vi.fn(() => Promise.resolve())
    render(<Shown onConfirm={onConfirm} readBack={() => Promise.resolve(true)} />)
    await confirm()
    await gone()
    expect(onConfirm).not.toHaveBeenCalled()
    expect(toasts()).toEqual(['info: This has already been done'])
  })

  it.each([
    [{ status: 403 }, 1],
    [{ status: 'malformed' }, 1],
    [{ status: 'timeout' }, 1],
    [{ status: 'offline', message: 'We can’t reach the server.' }, 0],
  ])('sends although the list can’t be read, unless the connection is down: %o', async (error, times) => {
    const onConfirm = vi.fn(() => Promise.resolve())
    render(<Shown onConfirm={onConfirm} readBack={vi.fn(() => Promise.reject<boolean>(error as unknown as Error))} />)
    const dialog = await confirm()
    if (times) await gone()
    else expect(await dialog.findByText('We can’t reach the server.')).toBeVisible()
    expect(onConfirm).toHaveBeenCalledTimes(times)
  })

  const refused = (status: number) => ({ status, message: 'Acme does not exist' })
  const reads = { done: true, 'not done': false, unknown: undefined }
  it.each([
    [404, 'done'],
    [409, 'done'],
    [409, 'not done'],
    [409, 'unknown'],
    [422, 'done'],
  ] as const)('shows exactly one outcome after a refusal with %d, when the records say: %s', async (status, now) => {
    const onConfirm = vi.fn(() => Promise.reject(refused(status) as unknown as Error))
    const readBack = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false)
    const known = reads[now]
    if (known === undefined) readBack.mockRejectedValue(new Error('Away'))
    else readBack.mockResolvedValue(known)
    render(<Shown onConfirm={onConfirm} readBack={readBack} />)
    const dialog = await confirm()
    if (status !== 422 && known) {
      await gone()
      expect(toasts()).toEqual(['success: This has been done: The server had already done it.'])
    } else {
      expect(await dialog.findByText('Acme does not exist')).toBeVisible()
      expect(dialog.getByRole('button', { name: 'Delete Acme' })).not.toHaveAttribute('aria-disabled', 'true')
      expect(toasts()).toEqual([])
    }
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

describe.each(dialogs)('%s: an action whose page was left before its answer got lost', (_name, Shown) => {
  const send = async (props: Omit<Props, 'onConfirm'>) => {
    let lose: (reason: Error) => void = () => undefined
    const onConfirm = vi.fn(() => new Promise((_done, fail) => (lose = fail)))
    const page = render(<Shown onConfirm={onConfirm} {...props} />)
    await confirm()
    await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce())
    page.unmount()
    lose(Object.assign(new Error('Lost'), { status: 'offline' }))
  }
  const returned = async () => {
    render(
      <StrictMode>
        <UnansweredWrites />
      </StrictMode>,
    )
    return within(await screen.findByRole('dialog', { name: 'Delete Acme' }))
  }
  const readsThat = (...answers: (boolean | Error)[]) => {
    const read = vi.fn<() => Promise<boolean>>()
    for (const answer of answers)
      if (answer instanceof Error) read.mockRejectedValueOnce(answer)
      else read.mockResolvedValueOnce(answer)
    return read
  }

  it('comes back as a dialog that says what is known and what to do, until it is closed', async () => {
    await send({})
    const dialog = await returned()
    expect(await dialog.findByText(/we don’t know if this was done.*reload this page to try again/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await gone()
  })

  it('offers the next step if there is nothing to read', async () => {
    const run = vi.fn()
    await send({ next: { text: 'If so, send the link.', label: 'Send link', run } })
    const dialog = await returned()
    expect(await dialog.findByText(/If so, send the link\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send link' }))
    expect(run).toHaveBeenCalledOnce()
  })

  it('is checked when it comes back', async () => {
    await send({ readBack: readsThat(false, new Error('Away'), true) })
    render(<UnansweredWrites />)
    await waitFor(() =>
      expect(toasts()).toEqual(['success: This has been done: The response got lost, so we checked.']),
    )
    await gone()
  })

  it('says that it was not done', async () => {
    await send({ readBack: readsThat(false, new Error('Away'), false, false) })
    const dialog = await returned()
    expect(await dialog.findByText('This wasn’t done. You can try again.')).toBeVisible()
    expect(toasts()).toEqual([])
  })
})

describe.each(dialogs)('after a lost answer, %s', (_name, Shown) => {
  it('sends no second request, even when it is opened again, and says how to go on', async () => {
    const onConfirm = lost()
    const view = render(<Shown onConfirm={onConfirm} />)
    const dialog = await confirm()
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

  it('reads again before it trusts a list that is one read late', async () => {
    let answers = [false]
    const onConfirm = vi.fn(() => {
      answers = [false, true]
      return lost()()
    })
    render(<Shown onConfirm={onConfirm} readBack={() => Promise.resolve(answers.shift() === true)} />)
    await confirm()
    await gone()
    expect(toasts()).toEqual(['success: This has been done: The response got lost, so we checked.'])
  })

  it('reads the outcome on request, and offers the action again if it was not done', async () => {
    const onConfirm = lost()
    const readBack = vi.fn(() => Promise.reject<boolean>(new Error('Away')))
    render(<Shown onConfirm={onConfirm} readBack={readBack} />)
    const first = await confirm()
    await first.findByRole('button', { name: 'Check again' })
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await gone()
    readBack.mockResolvedValue(false)
    const dialog = await open()
    await user.click(dialog.getByRole('button', { name: 'Check again' }))
    expect(await dialog.findByText('This wasn’t done. You can try again.')).toBeVisible()
    readBack.mockResolvedValueOnce(false).mockResolvedValue(true)
    await user.click(dialog.getByRole('button', { name: 'Delete Acme' }))
    await gone()
    expect(onConfirm).toHaveBeenCalledTimes(2)
  })
})
