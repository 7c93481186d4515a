import { useId, useState, type KeyboardEvent } from 'react'
import '@/lib/browser/composingKeys'
import { cleanText } from '@/lib/text/cleanText'
import { emailOf, isEmail } from '@/lib/text/emailAddress'
import { webAddress } from '@/lib/text/webAddress'
import { Button } from '../../Button'
import type { Editor } from './richTextQuill'
import { ruleTexts } from '../rules'

type Props = {
  editor: Editor
  /** URL of the link at the cursor. */
  present: string
  onDone: () => void
}

/** Asks for the URL of a link; without a selection the URL itself becomes the text. */
export function LinkBox({ editor, present, onDone }: Props) {
  const id = useId()
  const [address, setAddress] = useState(present)
  const [wrong, setWrong] = useState(false)
  // The focus has moved here, and the link applies to the earlier selection.
  const [range] = useState(() => editor.getSelection() ?? editor.selection.savedRange)

  const finish = () => {
    onDone()
    editor.focus()
  }
  const apply = () => {
    const mail = /^\s*mailto:/i.test(address) && isEmail(emailOf(address))
    const url = mail ? cleanText(address) : webAddress(address)
    if (url === undefined) return setWrong(true)
    if (range.length === 0 && !present) editor.insertText(range.index, url, { link: url }, 'user')
    else {
      editor.setSelection(range.index, range.length, 'silent')
      editor.format('link', url, 'user')
    }
    finish()
  }
  const remove = () => {
    editor.setSelection(range.index, range.length, 'silent')
    const [leaf] = editor.getLeaf(range.index)
    if (range.length > 0 || !leaf) editor.format('link', false, 'user')
    else editor.formatText(editor.getIndex(leaf), leaf.length(), 'link', false, 'user')
    finish()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Don't submit the surrounding form and don't close the dialog.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else finish()
  }
  return (
    <div className="rich-text-link">
      <label className="form-label" htmlFor={id}>
        Link address
      </label>
      <div className="actions">
        <input
          id={id}
          type="url"
          className="form-control form-control-sm"
          placeholder="https://"
          autoFocus
          value={address}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setAddress(target.value)
            setWrong(false)
          }}
          onKeyDown={onKeyDown}
        />
        <Button size="sm" onClick={apply}>
          Apply link
        </Button>
        {present && (
          <Button size="sm" variant="outline-secondary" onClick={remove}>
            Remove link
          </Button>
        )}
      </div>
      {wrong && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {ruleTexts.url}
        </p>
      )}
    </div>
  )
}
