import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '../../feedback/Alert'
import { lossesOfPaste } from './richTextLosses'
import { droppedBy, makeEditor, readHtml, refusalOf, takeDropped, writeHtml, type Editor } from './richTextQuill'
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

/** The editor of `RichTextField`. */
export function RichTextEditor({ control, label, value, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [formats, setFormats] = useState<Formats>({})
  const [losses, setLosses] = useState('')
  const [notTaken, setNotTaken] = useState('')
  const change = useEffectEvent(onChange)
  const known = useRef(value)
  /** Says what the editor doesn’t take of what is added. @returns whether that is all of it */
  const isRefused = useCallback((made: Editor, data: DataTransfer): boolean => {
    const refusal = refusalOf(made, data)
    const lost = refusal ? '' : lossesOfPaste(data)
    setNotTaken(refusal || (lost && `What you added has ${lost}, which this editor can’t keep.`))
    return refusal !== ''
  }, [])

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
      const dropped = droppedBy(made, event)
      if (!dropped) return
      event.preventDefault()
      if (!isRefused(made, dropped)) takeDropped(made, dropped)
    })
    setEditor(made)
    return () => frame.replaceChildren()
  }, [isRefused])

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
            // Then the editor leaves it alone.
            if (editor && isRefused(editor, event.clipboardData)) event.preventDefault()
          }}
          // Quill would refuse text as well as files.
          onDropCapture={(event) => event.dataTransfer.types.includes('Files') || event.stopPropagation()}
        />
      </div>
    </>
  )
}
