import { useId } from 'react'
import { charactersIn, cleanText } from '@/lib/text/cleanText'
import { countOf } from '@/lib/money/counts'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'

type Props = FieldText & {
  rows?: number
  /** Shows the remaining characters; longer input is possible, but the schema rejects it. */
  limit?: number
  placeholder?: string
}

const letters = (count: number) => countOf(count, 'character')

/** Multi-line text with an optional character count. */
export function TextAreaField({ name, label, hint, optional, rows = 4, limit, ...native }: Props) {
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint, optional }, cleanText)
  const countId = useId()
  const left = limit === undefined ? undefined : limit - charactersIn(cleanText(value))
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...native}
        {...control}
        aria-describedby={
          [control['aria-describedby'], limit === undefined ? '' : countId].filter(Boolean).join(' ') || undefined
        }
        className="form-control"
        rows={rows}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      {left !== undefined && (
        <div id={countId} className={left < 0 ? 'mt-1 fs-6 num text-danger' : 'mt-1 fs-6 num text-muted'}>
          {left >= 0 ? `${letters(left)} left` : `${letters(-left)} too many`}
        </div>
      )}
    </Field>
  )
}
