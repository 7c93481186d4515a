import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '../../feedback/Alert'
import { lossesOfPaste } from './richTextLosses'
import { makeEditor, readHtml, refusalOf, takeDropped, writeHtml, type Editor } from './richTextQuill'
import { RichTextToolbar, type Formats } from './RichTextToolbar'
import './richText.scss'

type Props = {
  control: {
    id: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: boolean | undefined
    'aria-required'?: boolean | undefined
  }
  label: string
  value: string
  onChange: (html: string) => void
}

/** What the editor doesn't take of what is added, as a sentence. */
function notTakenOf(editor: Editor, data: DataTransfer): string {
  const losses = lossesOfPaste(data)
  return refusalOf(editor, data) || (losses && `What you added has ${losses}, which this editor can’t keep.`)
}

/** The editor of `RichTextField`. */
export function RichTextEditor({ control, label, value, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [formats, setFormats] = useState<Formats>({})
  const [losses, setLosses] = useState('')
  const [notTaken, setNotTaken] = useState('')
  const change = useEffectEvent(onChange)
  const known = useRef(value)

  useEffect(() => {
    const frame = place.current
    if (!frame) return
    const made = makeEditor(frame.appendChild(document.createElement('div')))
    setLosses(writeHtml(made, known.current))
    made.on('editor-change', () => {
      const range = made.getSelection()
      if (range) setFormats(made.getFormat(range))
    })
    made.on('text-change', () => {
      known.current = readHtml(made)
      change(known.current)
    })
    made.root.addEventListener('beforeinput', (event) => {
      const told = event.dataTransfer ? notTakenOf(made, event.dataTransfer) : ''
      if (takeDropped(made, event)) setNotTaken(told)
    })
    setEditor(made)
    return () => frame.replaceChildren()
  }, [])

  useEffect(() => {
    if (!editor || value === known.current) return
    known.current = value
    setLosses(writeHtml(editor, value))
  }, [editor, value])

  const { id, 'aria-describedby': described, 'aria-invalid': invalid, 'aria-required': required } = control
  useEffect(() => {
    if (!editor) return
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': true,
      'aria-label': label,
      'aria-describedby': described,
      'aria-invalid': invalid,
      'aria-required': required,
    }
    for (const [name, text] of Object.entries(attributes))
      if (text === undefined) editor.root.removeAttribute(name)
      else editor.root.setAttribute(name, String(text))
  }, [editor, id, label, described, invalid, required])

  return (
    <>
      {losses && (
        <Alert kind="warning" live>
          This editor can’t keep everything in this text: {losses} will be removed as soon as you change it.
        </Alert>
      )}
      {notTaken && (
        <Alert kind="warning" live>
          {notTaken}
        </Alert>
      )}
      <div className="rich-text">
        {editor && <RichTextToolbar editor={editor} formats={formats} controls={id} />}
        {/* Before the editor does, which may take out the line where it happens. */}
        <div
          ref={place}
          onPasteCapture={(event) => {
            if (!editor) return
            setNotTaken(notTakenOf(editor, event.clipboardData))
            // Then the editor leaves it alone.
            if (refusalOf(editor, event.clipboardData)) event.preventDefault()
          }}
          // Quill would refuse text as well as files.
          onDropCapture={(event) => event.dataTransfer.types.includes('Files') || event.stopPropagation()}
        />
      </div>
    </>
  )
}
