import type { Cents } from '@/lib/money/money'
import { parseSgd, sgdText } from '@/lib/money/moneyText'
import { Field } from '../Field'
import { useFormField, type FieldText } from '../formContext'
import { useTypedText } from '../useTypedText'

/** An amount in Singapore dollars. The value is integer cents, empty, or invalid text; validate with `money`. */
export function MoneyField({ name, label, hint, optional }: FieldText) {
  const { id, value, setValue, error, control } = useFormField<Cents | string>({ name, label, hint, optional })
  const { text, type, leave } = useTypedText(value, parseSgd, sgdText)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="input-group field-number">
        <span className="input-group-text">S$</span>
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="form-control num"
          value={text}
          onChange={(event) => setValue(type(event.target.value))}
          onBlur={leave}
        />
      </div>
    </Field>
  )
}
