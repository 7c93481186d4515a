import type { ReactNode } from 'react'
import { plainNumber } from '@/lib/money/moneyText'
import { cleanText, plainSigns } from '@/lib/text/cleanText'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import { useTypedText } from '../useTypedText'

type Props = FieldText & {
  /** Shown after the number: `%`. */
  after?: ReactNode
  /** Integers only: phones show a digits-only keyboard. */
  whole?: boolean
}

/** @param unit what the field shows after the number; it may be typed as well: `10 %` */
const parse = (text: string, unit: ReactNode) => {
  const typed = plainSigns(cleanText(text))
  const bare = typeof unit === 'string' && typed.endsWith(unit) ? typed.slice(0, -unit.length) : typed
  const plain = plainNumber(bare)
  // Beyond, the number would not be the one that was typed.
  return Math.abs(Number(plain)) <= Number.MAX_SAFE_INTEGER ? Number(plain) : undefined
}

/** A number. The value is the number, an empty string, or invalid text; validate with the rule `number`. */
export function NumberField({ name, label, hint, optional, after, whole = false }: Props) {
  const { id, value, setValue, error, control } = useFormField<number | string>({ name, label, hint, optional })
  const { text, type, leave } = useTypedText(value, (typed) => parse(typed, after), String)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="input-group field-number">
        <input
          {...control}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          className="form-control num"
          value={text}
          onChange={(event) => setValue(type(event.target.value))}
          onBlur={leave}
        />
        {after && <span className="input-group-text">{after}</span>}
      </div>
    </Field>
  )
}
