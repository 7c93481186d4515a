import { useRef, useState } from 'react'
import { CloudArrowUp, XLg } from 'react-bootstrap-icons'
import { fileNameOf } from '@/lib/files/fileName'
import { sizeText } from '@/lib/files/fileSize'
import { IconButton } from '../../IconButton'
import { Alert } from '../../feedback/Alert'
import { classes } from '../../roles'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import { useOneFile } from './useOneFile'
import './drop.scss'

type Props = FieldText & {
  /** The `accept` attribute: `image/png,.pdf`. */
  accept?: string
}

/** File upload by dialog or drag and drop. The value is a list of at most one file; the schema validates types and sizes. */
export function FileField({ name, label, hint, optional, accept }: Props) {
  const { id, value = [], setValue, error, control } = useFormField<readonly File[]>({ name, label, hint, optional })
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const add = (file: File | undefined) => {
    if (!file) return
    setRefusal(undefined)
    setValue([file])
  }
  const { isOver, drops, onPaste } = useOneFile(add, setRefusal)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {/* The input lies over the whole zone and is what is clicked, focused and named; dropping is the mouse's shortcut to it. */}
      <div className={classes('drop', isOver && 'drop-over', error && 'drop-wrong')} onPaste={onPaste} {...drops}>
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept}
          onChange={(event) => {
            add(event.target.files?.[0])
            // Lets the same file be selected again after it was removed.
            event.target.value = ''
          }}
        />
        <CloudArrowUp aria-hidden size={24} />
        <span aria-hidden="true">
          <strong>Choose a file</strong> or drop it here
        </span>
      </div>
      {refusal && (
        <Alert kind="danger" live>
          {refusal}
        </Alert>
      )}
      {value.length > 0 && (
        <ul className="plain" aria-label="Chosen files">
          {value.map((file) => (
            <li key={fileNameOf(file)} className="d-flex align-items-center gap-3 mt-2 fs-6">
              <span className="flex-fill text-break">{fileNameOf(file)}</span>
              <span className="num text-muted">{sizeText(file.size)}</span>
              <IconButton
                name={`Remove ${fileNameOf(file)}`}
                size="sm"
                onClick={() => {
                  setValue([])
                  input.current?.focus()
                }}
              >
                <XLg aria-hidden size={12} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
