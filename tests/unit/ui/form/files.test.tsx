import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FileField } from '@/ui/form/files/FileField'
import { PictureField } from '@/ui/form/files/PictureField'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const dragged = (...files: File[]) => ({ files, items: [], types: files.length > 0 ? ['Files'] : ['text/uri-list'] })
const folder = { ...dragged(pdf('Papers')), items: [{ webkitGetAsEntry: () => ({ isDirectory: true }) }] }

function show() {
  render(
    <Form initial={{ files: [], picture: '', note: '' }} onSubmit={vi.fn()}>
      <FileField name="files" label="Paper" />
      <PictureField name="picture" label="Picture" />
      <TextField name="note" label="Note" />
    </Form>,
  )
}

describe.each([
  ['a file field', () => screen.getByLabelText('Paper')],
  ['a picture field', () => screen.getByRole('button', { name: 'Choose a picture' })],
])('%s', (_what, target) => {
  it.each([
    ['several files', dragged(pdf('a.pdf'), pdf('b.pdf')), 'Please choose one file, not 2.'],
    ['a folder', folder, 'This is a folder. Please choose a file.'],
  ])('says why it takes nothing of %s', async (_files, dataTransfer, why) => {
    show()
    fireEvent.drop(target(), { dataTransfer })
    expect(await screen.findByRole('alert')).toHaveTextContent(why)
    expect(screen.queryByRole('list', { name: 'Chosen files' })).not.toBeInTheDocument()
  })
})

it.each([
  ['photo\u202egpj.exe', 'photogpj.exe'],
  [' a\u00a0b\u200b.pdf', 'a b.pdf'],
  ['AC/DC: best.pdf', 'AC/DC: best.pdf'],
  ['yes\\no.pdf', 'yes\\no.pdf'],
  ['👩‍👩‍👧 résumé.PDF', '👩‍👩‍👧 résumé.PDF'],
  [' ', 'Unnamed file'],
])('the file %j is shown as %s', async (name, shown) => {
  show()
  fireEvent.change(screen.getByLabelText('Paper'), { target: { files: [pdf(name)] } })
  expect(await screen.findByText(shown)).toBeVisible()
  expect(screen.getByRole('button', { name: `Remove ${shown}` })).toBeVisible()
})

it('a file field takes what is dropped, pasted or chosen last, also after a refusal', async () => {
  show()
  const field = screen.getByLabelText('Paper')
  const chosen = () => screen.getByRole('list', { name: 'Chosen files' })
  fireEvent.drop(field, { dataTransfer: dragged(pdf('a.pdf')) })
  expect(chosen()).toHaveTextContent('a.pdf')
  fireEvent.drop(field, { dataTransfer: dragged(pdf('b.pdf'), pdf('c.pdf')) })
  expect(chosen()).toHaveTextContent('a.pdf')
  fireEvent.paste(field, { clipboardData: dragged(pdf('b.pdf')) })
  expect(chosen()).toHaveTextContent('b.pdf')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.upload(field, pdf('c.pdf'))
  expect(chosen()).toHaveTextContent('c.pdf')
})

it('a picture field opens what is dropped or pasted', async () => {
  show()
  const field = screen.getByRole('button', { name: 'Choose a picture' })
  fireEvent.drop(field, { dataTransfer: dragged(pdf('a.pdf')) })
  expect(await screen.findByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible()
  fireEvent.paste(field, { clipboardData: dragged(new File([], 'a.png')) })
  expect(await screen.findByText('This file is empty. Please choose another one.')).toBeVisible()
})

it('a picture field shows the last picture of several, whichever opens first', async () => {
  const bitmap = () => ({ width: 800, height: 400, close: vi.fn() })
  const [first, last] = [bitmap(), bitmap()]
  let finish = () => {}
  const late = new Promise<void>((done) => (finish = done))
  vi.stubGlobal('createImageBitmap', ({ size }: Blob) => (size > 4 ? late.then(() => first) : Promise.resolve(last)))
  show()
  for (const more of [[1], []]) {
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...more])], 'a.jpg')
    fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } })
  }
  expect(await screen.findByRole('dialog', { name: 'Crop picture' })).toBeVisible()
  finish()
  await waitFor(() => expect(first.close).toHaveBeenCalled())
  expect(last.close).not.toHaveBeenCalled()
})

it.each([
  ['a file beside the fields', () => document.body, dragged(pdf('a.pdf')), true],
  ['a file on a text', () => screen.getByLabelText('Note'), dragged(pdf('a.pdf')), true],
  ['a link beside the fields', () => document.body, dragged(), true],
  ['a link on a field for a file', () => screen.getByLabelText('Paper'), dragged(), true],
  ['a link on a text', () => screen.getByLabelText('Note'), dragged(), false],
  ['a file on the input for one', () => screen.getByLabelText('Picture file'), dragged(pdf('a.pdf')), true],
])('%s never replaces the page', (_what, target, dataTransfer, isPrevented) => {
  show()
  for (const name of ['dragOver', 'drop'] as const) {
    const event = createEvent[name](target(), { dataTransfer })
    fireEvent(target(), event)
    expect(event.defaultPrevented).toBe(isPrevented)
  }
})
