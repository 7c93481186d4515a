import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { object, string } from 'yup'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { toastLog } from '@/lib/calls/toast'
import { clearDrafts, readDraft } from '@/lib/storage/drafts'
import { forgetTold } from '@/store/session/endSession'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { dismissed } from '@/ui/hooks/useQuestion'

const schema = object({ subject: string(), message: string().required() })

type Values = { subject: string; message: string }
type Extra = {
  label?: string
  initial?: Values
  draftKey?: string
  again?: boolean
  doubt?: ReactNode
  onSubmit?: (values: Values) => unknown
  onDone?: (answer: unknown, values: Values) => void
}

const nothing: Values = { subject: '', message: '' }

function Contact(props: Extra) {
  const { label = 'Contact', initial = nothing, draftKey = 'contact', onSubmit, onDone, ...more } = props
  return (
    <Form
      label={label}
      initial={initial}
      schema={schema}
      draftKey={draftKey}
      onSubmit={(values) => onSubmit?.(values)}
      onDone={(answer, values) => onDone?.(answer, values)}
      {...more}
    >
      <TextField name="subject" label="Subject" />
      <TextField name="message" label="Message" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  )
}

const form = (name = 'Contact') => within(screen.getByRole('form', { name }))
const field = (label: string, name?: string) => form(name).getByLabelText(label)
const button = (name?: string) => form(name).getByRole('button', { name: 'Send' })
const type = (label: string, value: string, name?: string) =>
  fireEvent.change(field(label, name), { target: { value } })
const isBusy = (name?: string) => waitFor(() => expect(button(name)).toHaveAttribute('aria-busy', 'true'))
const isIdle = (name?: string) => waitFor(() => expect(button(name)).not.toHaveAttribute('aria-busy', 'true'))

/** A call that the test resolves or rejects. */
function call() {
  let resolve: (answer: unknown) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const answer = new Promise<unknown>((yes, no) => {
    resolve = yes
    reject = no
  })
  const send = vi.fn((_values: Values) => answer)
  return { send, resolve: (now: unknown) => resolve(now), reject: (error: unknown) => reject(error) }
}

/** Fills in the form and sends it. */
async function sendForm(extra: Extra) {
  const shown = render(<Contact {...extra} />)
  type('Subject', ' Seats ')
  type('Message', 'How many?')
  fireEvent.click(button())
  await waitFor(() => expect(extra.onSubmit).toHaveBeenCalled())
  return shown
}

const lost = { status: 'timeout', message: 'No answer in time' }
const warning = /We don’t know if it went through/

describe('A form that was left while it was being sent, and is shown again', () => {
  it('is still being sent, with the same input, and ends as if it had never been left', async () => {
    const { send, resolve } = call()
    const [first, second] = [vi.fn(), vi.fn()]
    const { unmount } = await sendForm({ onSubmit: send, onDone: first })
    unmount()
    render(<Contact onSubmit={send} onDone={second} />)
    await isBusy()
    expect(field('Message')).toHaveValue('How many?')
    expect(screen.queryByText(/We kept what you typed/)).not.toBeInTheDocument()
    fireEvent.click(button())
    fireEvent.submit(screen.getByRole('form'))
    resolve({ id: 7 })
    await isIdle()
    expect(send).toHaveBeenCalledOnce()
    expect(second).toHaveBeenCalledExactlyOnceWith({ id: 7 }, { subject: 'Seats', message: 'How many?' })
    expect(first).not.toHaveBeenCalled()
    expect(readDraft('contact', Date.now())).toBeUndefined()
  })

  it('shows the error in place, with what was sent, and can be sent again', async () => {
    const { send, reject } = call()
    const { unmount } = await sendForm({ onSubmit: send })
    unmount()
    render(<Contact onSubmit={send} />)
    await isBusy()
    reject({ status: 422, message: 'No such desk', fields: { message: 'Too short' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Message: Too short')
    await isIdle()
    expect(field('Message')).toHaveValue('How many?')
    expect(field('Message')).toBeInvalid()
    expect(toastLog.read()).toEqual([])
    expect(screen.queryByText(warning)).not.toBeInTheDocument()
    fireEvent.click(button())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('is taken over again by a third form', async () => {
    const { send, resolve } = call()
    const done = vi.fn()
    const { unmount } = await sendForm({ onSubmit: send })
    unmount()
    render(<Contact onSubmit={send} />).unmount()
    render(<Contact onSubmit={send} onDone={done} />)
    await isBusy()
    resolve(null)
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
  })

  it.each([
    ['another form with the same draft stays its own', { label: 'Other' }, false],
    ['a form with another draft is another', { draftKey: 'other' }, true],
  ])('%s', async (_what, other: Extra, isLeft) => {
    const { send, resolve } = call()
    const shown = await sendForm({ onSubmit: send })
    if (isLeft) shown.unmount()
    const own = vi.fn()
    render(<Contact {...other} onSubmit={own} />)
    await waitFor(() => expect(button(other.label)).not.toHaveAttribute('aria-busy', 'true'))
    type('Message', 'Mine', other.label)
    resolve(null)
    fireEvent.click(button(other.label))
    await waitFor(() => expect(own).toHaveBeenCalledExactlyOnceWith({ subject: expect.any(String), message: 'Mine' }))
  })

  it.each([
    ['signing out', clearDrafts],
    // That tab has deleted the drafts.
    ['another person’s sign-in in another tab', () => (localStorage.clear(), forgetTold())],
  ])('after %s, the next user finds nothing of it, and loses nothing to it', async (_what, end) => {
    const { send, resolve } = call()
    const done = vi.fn()
    const { unmount } = await sendForm({ onSubmit: send, onDone: done })
    unmount()
    end()
    const next = render(<Contact onSubmit={send} />)
    await isIdle()
    expect(field('Message')).toHaveValue('')
    type('Message', 'Another person’s')
    next.unmount()
    resolve(null)
    render(<Contact />)
    await waitFor(() => expect(field('Message')).toHaveValue('Another person’s'))
    expect(done).not.toHaveBeenCalled()
  })
})

describe('What is typed while a form is being sent', () => {
  it.each([
    ['stays', false, false, 'Seats'],
    ['stays where the form is left and shown again', true, false, 'Seats'],
    ['begins the next entry', false, true, ''],
  ])('%s', async (_what, isLeft, again, subject) => {
    const { send, resolve } = call()
    const done = vi.fn()
    const shown = await sendForm({ onSubmit: send, onDone: done, again })
    type('Message', 'How many desks?')
    if (isLeft) {
      shown.unmount()
      render(<Contact onSubmit={send} onDone={done} again={again} />)
      await isBusy()
    }
    resolve(null)
    await waitFor(() =>
      expect(done).toHaveBeenCalledExactlyOnceWith(null, expect.objectContaining({ message: 'How many?' })),
    )
    await waitFor(() => expect(field('Message')).toHaveValue('How many desks?'))
    expect(field('Subject')).toHaveValue(subject)
  })

  it('becomes a draft if the form closes after its success', async () => {
    const { send, resolve } = call()
    const onDone = vi.fn(() => shown.unmount())
    const shown = await sendForm({ onSubmit: send, onDone })
    type('Message', 'How many desks?')
    resolve(null)
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    render(<Contact />)
    expect(field('Message')).toHaveValue('How many desks?')
    expect(screen.queryByText(warning)).not.toBeInTheDocument()
  })
})

describe('A draft that may have been sent', () => {
  it.each([
    ['its answer was lost', lost, true],
    ['the server failed', { status: 503, message: 'Busy' }, true],
    ['it was refused', { status: 422, message: 'No' }, false],
    ['its session had ended', { status: 401, message: 'No' }, false],
  ])('warns when it is shown again: %s', async (_why, error, isTold) => {
    const { send, reject } = call()
    const { unmount } = await sendForm({ onSubmit: send })
    reject(error)
    await isIdle()
    unmount()
    render(<Contact />)
    expect(field('Message')).toHaveValue('How many?')
    expect(screen.getByText(/We kept what you typed/)).toBeVisible()
    expect(screen.queryAllByText(warning)).toHaveLength(isTold ? 1 : 0)
  })

  it.each<[string, ReactNode, object, number]>([
    ['in the words of its page', 'It may be there twice.', lost, 1],
    ['not where something else says so', null, lost, 0],
    ['not after a refusal', 'It may be there twice.', { status: 422, message: 'No' }, 0],
  ])('warns %s, at once and when it is shown again, until the user starts over', async (_how, doubt, error, times) => {
    const { unmount } = await sendForm({ onSubmit: vi.fn(() => Promise.reject(error)), doubt })
    const said = () => screen.queryAllByText(/It may be there twice|went through/).length
    await isIdle()
    expect(said()).toBe(times)
    unmount()
    render(<Contact doubt={doubt} />)
    expect(said()).toBe(times)
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(said()).toBe(0)
  })

  it.each([
    ['it was then refused', { status: 422, message: 'No' }],
    ['its session had ended then', { status: 401, message: 'No' }],
    ['a question about it was then dismissed', dismissed],
  ])('warns if an earlier attempt may have been received: %s', async (_why, error) => {
    const send = vi.fn((_values: Values) => Promise.reject(send.mock.calls.length > 1 ? error : lost))
    const { unmount } = await sendForm({ onSubmit: send })
    await isIdle()
    fireEvent.click(button())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await isIdle()
    unmount()
    render(<Contact />)
    expect(screen.getByText(warning)).toBeVisible()
  })

  it('is not restored if the record contains what was typed by now', async () => {
    const { send, reject } = call()
    const { unmount } = await sendForm({ onSubmit: send })
    reject(lost)
    await isIdle()
    unmount()
    render(<Contact initial={{ subject: ' Seats ', message: 'How many?' }} />)
    expect(field('Message')).toHaveValue('How many?')
    expect(screen.queryByText(/We kept what you typed/)).not.toBeInTheDocument()
  })

  it('warns after a reload as well, until it is sent or discarded', async () => {
    // The page that is reloaded never learns the outcome.
    const { send, resolve } = call()
    const { unmount } = await sendForm({ onSubmit: send })
    unmount()
    vi.resetModules()
    const { Form: NewForm } = await import('@/ui/form/Form')
    const { TextField: NewField } = await import('@/ui/form/fields/TextField')
    render(
      <NewForm label="Contact" initial={{ subject: '', message: '' }} draftKey="contact" onSubmit={() => null}>
        <NewField name="message" label="Message" />
      </NewForm>,
    )
    expect(field('Message')).toHaveValue('How many?')
    expect(screen.getByText(warning)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.queryByText(warning)).not.toBeInTheDocument()
    expect(readDraft('contact', Date.now())).toBeUndefined()
    resolve(null)
  })
})

it.each([
  ['left', () => void window.dispatchEvent(new Event('pagehide'))],
  [
    'put in the background, where a phone ends it unheard',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('stores what was typed last as soon as the page is %s', (_how, leave) => {
  render(<Contact />)
  type('Message', 'How many?')
  expect(readDraft('contact', Date.now())).toBeUndefined()
  act(leave)
  expect(readDraft('contact', Date.now())).toEqual({ message: 'How many?' })
})
