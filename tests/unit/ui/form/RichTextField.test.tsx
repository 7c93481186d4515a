import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { object } from 'yup'
import { allowCleanHtml, cleanHtml } from '@/lib/browser/scriptPolicy'
import { Form, SubmitButton } from '@/ui/form/Form'
import { makeEditor, readHtml, refusalOf, takeDropped, writeHtml } from '@/ui/form/richText/richTextQuill'
import { RichTextField } from '@/ui/form/richText/RichTextField'
import { html, required } from '@/ui/form/rules'

// The sanitiser needs a real browser: the end-to-end tests look at it there.
vi.mock('@/lib/text/sanitise', () => {
  const sanitise = (html: string) => html
  return { sanitise, sanitisePasted: sanitise }
})

const edit = (html: string) => {
  const editor = makeEditor(document.body.appendChild(document.createElement('div')))
  writeHtml(editor, html)
  return editor
}

const dataOf = (data: Record<string, string>) => (kind: string) => data[kind] ?? ''
const dropping = (dataTransfer: object) =>
  Object.assign(new InputEvent('beforeinput', { inputType: 'insertFromDrop', bubbles: true, cancelable: true }), {
    dataTransfer: dataTransfer as DataTransfer,
  })

describe('the editor', () => {
  it.each([
    '<h2>Terms</h2><p>You pay <strong>every month</strong>, in advance.</p>',
    '<ol><li>One</li><li>Two</li></ol><ul><li>Three</li></ul>',
    '<p class="ql-align-center">In <em>the</em> <u>middle</u> <s>here</s></p>',
    '<p><a href="https://doers.test" rel="noopener noreferrer" target="_blank">A link</a></p>',
    '',
  ])('returns its HTML unchanged: %s', (html) => {
    expect(readHtml(edit(html))).toBe(html)
  })

  it.each([
    ['<p>One&nbsp;t\u00adwo\u200b three</p>', '<p>One two three</p>'],
    ['<p><br></p><p>\u200b</p>', ''],
    [
      '<p>One<img src="x"></p><blockquote>Said</blockquote><p style="color:red">Red</p>',
      '<p>One</p><p>Said</p><p>Red</p>',
    ],
  ])('keeps what the toolbar has and what a reader sees: %s', (html, kept) => {
    expect(readHtml(edit(html))).toBe(kept)
  })

  it('undo reverts changes to the text, but never removes the text itself', () => {
    const editor = edit('<p>Terms</p>')
    editor.insertText(0, 'New ', 'user')
    for (let times = 0; times < 3; times++) editor.history.undo()
    expect(readHtml(editor)).toBe('<p>Terms</p>')
  })

  it('inserts a long text in place and in order, as one change that one undo reverts', () => {
    const line = (at: number) => (at % 7 === 0 ? `<h2>Part ${at}</h2>` : `<p>Words <strong>of ${at}</strong></p>`)
    const long = Array.from({ length: 420 }, (_, at) => line(at)).join('')
    expect(readHtml(edit(long))).toBe(long)
    const editor = edit('<p>Before</p><p>oldAfter</p>')
    editor.history.cutoff()
    const changed = vi.fn()
    editor.on('text-change', changed)
    editor.clipboard.onPaste({ index: 7, length: 3 }, { html: `${long}<p>Last</p>` })
    expect(readHtml(editor)).toBe(`<p>Before</p>${long}<p>LastAfter</p>`)
    expect(editor.getSelection()?.index).toBe(editor.getLength() - 'After\n'.length)
    expect(changed).toHaveBeenCalledTimes(1)
    editor.history.undo()
    expect(readHtml(editor)).toBe('<p>Before</p><p>oldAfter</p>')
  })

  it('hands HTML to the browser through the sanitiser only', () => {
    allowCleanHtml((html) => html.replace('<script>1</script>', ''))
    expect(cleanHtml('<p>Fine</p><script>1</script>')).toBe('<p>Fine</p>')
    expect(cleanHtml('')).toBe('')
  })
})

describe('RichTextField', () => {
  const show = (body: string) =>
    render(
      <Form initial={{ body }} schema={object({ body: required() })} onSubmit={vi.fn()}>
        <RichTextField name="body" label="Text" />
      </Form>,
    )

  it('says what an older text would lose before anybody types', async () => {
    show(
      '<p>A<img src="a"><img src="b"></p><table><tbody><tr><td>Fee</td></tr></tbody></table><blockquote>Said</blockquote>' +
        '<ul><li>One<ul><li>Within</li></ul></li></ul>',
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 pictures, 1 table, 1 quotation and 1 list within a list will be removed as soon as you change it.',
    )
  })

  it.each<[what: string, data: { files?: File[]; html?: string }, told?: string]>([
    ['a file', { files: [new File(['1'], 'a.pdf', { type: 'application/pdf' })] }, '1 file'],
    ['a page', { html: '<p>A<img src="a"></p><table><tr><td>B</td></tr></table>' }, '1 picture and 1 table'],
    ['a text', { html: '<p>A</p>' }],
  ])('says what it leaves out of %s that is pasted or dropped', async (_what, { files = [], html = '' }, told) => {
    show('')
    const box = await screen.findByRole('textbox', { name: 'Text' })
    const data = { files, types: files.length > 0 ? ['Files'] : [], getData: dataOf({ 'text/html': html }) }
    const isSaid = async () => {
      if (told) expect(await screen.findByRole('alert')).toHaveTextContent(`What you added has ${told}, which this`)
      else expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    }
    // The editor may replace the paragraph that it is pasted into.
    fireEvent.paste(box.firstElementChild ?? box, { clipboardData: data })
    await isSaid()
    fireEvent.paste(box, { clipboardData: { ...data, files: [], getData: () => '' } })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    // Only files are refused by the editor: the browser puts text where it was dropped.
    expect(fireEvent.drop(box, { dataTransfer: data })).toBe(files.length === 0)
    if (files.length > 0) return
    fireEvent(box, dropping(data))
    await isSaid()
  })

  it.each([
    [{ 'text/html': '<h1>One</h1>', 'text/plain': 'One' }, '<h2>One</h2>'],
    [{ 'text/plain': 'One' }, '<p>One</p>'],
    [{ 'text/uri-list': 'https://doers.test' }, '<p>https://doers.test</p>'],
  ])('takes dropped text as if it was pasted: %o', (data, kept) => {
    const editor = edit('')
    editor.setSelection(0)
    takeDropped(editor, { getData: dataOf(data) } as DataTransfer)
    expect(readHtml(editor).replace('<p></p>', '')).toBe(kept)
  })

  it.each([
    ['paragraphs', { 'text/html': '<p>A <b>b</b></p>'.repeat(1301) }],
    ['lines of a mail', { 'text/html': `<div>${'A<br>'.repeat(1301)}</div>` }],
    ['lines', { 'text/plain': 'A\n'.repeat(1300) + 'A' }],
  ])('refuses more %s than it can take without stopping, however they are added', async (_what, data) => {
    show('')
    const box = await screen.findByRole('textbox', { name: 'Text' })
    const added = { files: [], types: [], getData: dataOf(data) }
    const told = 'Nothing was added: the text would have 1,301 paragraphs, and pasting works up to 1,300.'
    for (const add of [() => fireEvent.paste(box, { clipboardData: added }), () => fireEvent(box, dropping(added))]) {
      add()
      expect(await screen.findByRole('alert')).toHaveTextContent(told)
      expect(box.textContent).toBe('')
      fireEvent.paste(box, { clipboardData: { ...added, getData: dataOf({ 'text/plain': '' }) } })
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    }
  })

  it('counts what a long text has already, but for what is replaced', () => {
    const editor = edit('<p>A</p>'.repeat(1000))
    const data = { files: [], getData: dataOf({ 'text/html': '<p>B</p>'.repeat(400) }) } as unknown as DataTransfer
    editor.setSelection(0)
    expect(refusalOf(editor, data)).toContain('1,399 paragraphs')
    editor.setSelection(0, editor.getLength())
    expect(refusalOf(editor, data)).toBe('')
  })

  it('says nothing about a text that it keeps', async () => {
    show('<h2>Terms</h2><p>Every <strong>month</strong></p><ol><li>One</li></ol><ul><li>Two</li></ul><pre-x>')
    await screen.findByRole('textbox', { name: 'Text' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('sends a stored text as it was, but for the word that is changed', async () => {
    const links = [
      '#_part',
      'plans?at=12:30',
      'sms:+6591234567',
      'ftp://doers.test/terms.pdf',
      'xmpp:ada@doers.test',
      ' /a:b',
      'https://doers.test/Cafe\u0301\u00ad',
      '#_msocom_1',
    ]
    const link = (href: string) => `<u><a href="${href}" rel="noopener noreferrer" target="_blank">A link</a></u>`
    const stored = `<h1><strong>Old</strong></h1><p>${links.map(link).join(' ')}</p>`
    const sent = vi.fn()
    render(
      <Form initial={{ body: stored }} schema={object({ body: html() })} onSubmit={(values) => sent(values)}>
        <RichTextField name="body" label="Text" />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    )
    ;(await screen.findByText('Old')).textContent = 'New'
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ body: stored.replace('Old', 'New') }))
  })

  it('is named, says what is wrong, and formats by its toolbar', async () => {
    const user = userEvent.setup()
    const sent = vi.fn()
    render(
      <Form initial={{ body: '' }} schema={object({ body: required() })} onSubmit={(values) => sent(values)}>
        <RichTextField name="body" label="Text" hint="Shown to everyone" />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    )
    const box = await screen.findByRole('textbox', { name: 'Text' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('link', { name: 'Text: This field is required' }))
    expect(box).toHaveFocus()
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription('Shown to everyone Error: This field is required')
    expect(screen.getByRole('combobox', { name: 'Text alignment' })).toBeVisible()
    box.innerHTML = '<p>House rules</p>'
    await user.selectOptions(screen.getByRole('combobox', { name: 'Heading level' }), 'Heading 3')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ body: '<h3>House rules</h3>' }))
  })
})
