import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { object, text } from '@/ui/form/rules'

const lost = { status: 'timeout', message: 'No answer in time' }
const refused = { status: 422, message: 'No' }
const schema = object({ title: text() })

/** Shows a form in the place of the one before. */
function show(doubt: React.ReactNode, onSubmit: () => unknown = () => null) {
  return render(
    <Form label="New" initial={{ title: '' }} schema={schema} draftKey="new" doubt={doubt} onSubmit={onSubmit}>
      <TextField name="title" label="Title" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  )
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const failed = (times: number) => waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(times))
const own = <p>It may be there twice.</p>

describe('A form whose attempt may have been received', () => {
  it.each([
    ['its own words', own, 'It may be there twice.'],
    ['what to check, where it has none', undefined, /We don’t know if it went through: check before/],
  ])('says so with %s when it is shown again, until it starts over', async (_which, doubt, words) => {
    const first = show(doubt, () => Promise.reject(lost))
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Tea' } })
    save()
    await failed(1)
    expect(screen.queryAllByText(words)).toHaveLength(doubt ? 1 : 0)
    first.unmount()
    show(doubt)
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByText(/We kept what you typed/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('says nothing where something else does', async () => {
    const first = show(null, () => Promise.reject(lost))
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Tea' } })
    save()
    await failed(1)
    first.unmount()
    show(null)
    expect(screen.getByText(/We kept what you typed/)).toBeVisible()
    expect(screen.queryByText(/went through/)).not.toBeInTheDocument()
  })

  it('says so after a later refusal as well, but not after a refusal alone', async () => {
    const send = vi.fn<() => Promise<never>>()
    send.mockRejectedValueOnce(refused).mockRejectedValueOnce(lost).mockRejectedValueOnce(refused)
    show(own, send)
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Tea' } })
    for (const [times, said] of [0, 1, 1].entries()) {
      save()
      await waitFor(() => expect(send).toHaveBeenCalledTimes(times + 1))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true'))
      expect(screen.queryAllByText('It may be there twice.')).toHaveLength(said)
    }
  })
})
