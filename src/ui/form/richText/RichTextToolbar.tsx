import { useState, type ReactNode } from 'react'
import {
  Eraser, Link45deg, ListOl, ListUl, TextParagraph, TypeBold, TypeItalic, TypeStrikethrough, TypeUnderline,
} from 'react-bootstrap-icons' // prettier-ignore
import { IconButton } from '../../IconButton'
import { LinkBox } from './RichTextLink'
import type { Editor } from './richTextQuill'

/** The formats at the cursor. */
export type Formats = Record<string, unknown>

type Props = { editor: Editor; formats: Formats; controls: string }

const headings = [
  ['', 'Text'],
  ['2', 'Heading 2'],
  ['3', 'Heading 3'],
  ['4', 'Heading 4'],
] as const
const alignments = [
  ['', 'Left'],
  ['center', 'Centre'],
  ['right', 'Right'],
  ['justify', 'Justify'],
] as const

/** Headings 2 to 4, bold, italic, underline, strike, alignment, lists, link, direction, clean. */
export function RichTextToolbar({ editor, formats, controls }: Props) {
  const [linking, setLinking] = useState(false)
  const set = (name: string, value: unknown) => editor.format(name, value, 'user')
  const toggle = (title: string, icon: ReactNode, name: string, value: unknown = true) => (
    <IconButton
      name={title}
      size="sm"
      aria-pressed={formats[name] === value}
      // Keep the selection in the text.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => set(name, formats[name] === value ? false : value)}
    >
      {icon}
    </IconButton>
  )
  const picker = (title: string, name: string, options: readonly (readonly [string, string])[]) => (
    <select
      className="form-select form-select-sm"
      aria-label={title}
      value={String(formats[name] ?? '')}
      onChange={({ target }) => set(name, name === 'header' ? Number(target.value) || false : target.value || false)}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
  const link = formats.link
  return (
    <>
      <div className="rich-text-bar" role="group" aria-label="Formatting" aria-controls={controls}>
        {picker('Heading level', 'header', headings)}
        {toggle('Bold', <TypeBold aria-hidden />, 'bold')}
        {toggle('Italic', <TypeItalic aria-hidden />, 'italic')}
        {toggle('Underline', <TypeUnderline aria-hidden />, 'underline')}
        {toggle('Strikethrough', <TypeStrikethrough aria-hidden />, 'strike')}
        {picker('Text alignment', 'align', alignments)}
        {toggle('Numbered list', <ListOl aria-hidden />, 'list', 'ordered')}
        {toggle('Bulleted list', <ListUl aria-hidden />, 'list', 'bullet')}
        <IconButton
          name="Link"
          size="sm"
          aria-pressed={typeof link === 'string'}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <Link45deg aria-hidden />
        </IconButton>
        {toggle('Right to left', <TextParagraph aria-hidden />, 'direction', 'rtl')}
        <IconButton
          name="Clear formatting"
          size="sm"
          onClick={() => {
            const range = editor.getSelection(true)
            if (range) editor.removeFormat(range.index, range.length, 'user')
          }}
        >
          <Eraser aria-hidden />
        </IconButton>
      </div>
      {linking && (
        <LinkBox editor={editor} present={typeof link === 'string' ? link : ''} onDone={() => setLinking(false)} />
      )}
    </>
  )
}
