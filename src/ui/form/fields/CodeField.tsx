import { useRef, useState } from 'react'
import { plainSigns } from '@/lib/text/cleanText'
import { classes } from '../../roles'
import { Field } from '../Field'
import { describedBy } from '../describedBy'
import { useFormField, type FieldText } from '../formContext'
import './code.scss'

type Props = FieldText & {
  /** Called once per complete code: to submit it without a click. */
  onComplete?: (code: string) => void
  autoFocus?: boolean
  /** An error known before submitting. */
  fault?: string | undefined
}

const length = 6
const run = /(?:^|\D)(\d{6})(?!\d)/
const groups = /(?:^|\D)(\d(?:[\s-]?\d){5})(?![\s-]?\d)/
/** Words before or after a code that identify it. */
const said =
  /(?:^|\D)(\d{6}|\d{3}[\s-]\d{3}) (?:is your|ist ihr)|(?:\bcode|\botp|\bpin|码|碼|コード|코드)[^\d.!?(\n]{0,20}?(\d{6}|\d{3}[\s-]\d{3})(?![\s-]?\d)/i
/** Digits of a postal address, which are not a sign-in code. */
const postcode = /\b(?:post(?:al)?|zip)[ -]?code\D{0,3}\d+|\bpin code \d+/gi

/** The code in a text; in a whole message, only digits that look like a code, not its dates and times. */
function codeIn(text: string): string {
  const plain = plainSigns(text)
  const [, before, behind] = said.exec(plain.replace(postcode, '')) ?? []
  const [, found = plain] = before || behind ? ['', before || behind] : (run.exec(plain) ?? groups.exec(plain) ?? [])
  return found.replace(/\D/g, '')
}

/** Whether a text has several codes, and doesn’t say which one is meant. */
function isUnclear(text: string): boolean {
  const plain = plainSigns(text).replace(postcode, '')
  return !said.test(plain) && new Set(plain.match(/\d+/g)?.filter((digits) => digits.length === length)).size > 1
}

/** A one-time code: one real input (paste, autofill from a text message), shown as cells. */
export function CodeField({ name, label, hint, onComplete, autoFocus, fault }: Props) {
  const { id, value = '', setValue, error: wrong = fault, control } = useFormField<string>({ name, label, hint })
  const told = useRef<string>(undefined)
  const [focused, setFocused] = useState(false)
  const [isLonger, setLonger] = useState(false)
  /** Text that an input method is still composing: replacing it would end the composition and duplicate the text. */
  const [composed, setComposed] = useState<string>()
  const error = isLonger ? `A code has ${length} digits. What you pasted has more.` : wrong
  // A pasted `123 456` or `123-456` is valid, so the input has no maxLength.
  const change = (text: string) => {
    const code = codeIn(text).slice(0, length)
    setComposed(undefined)
    setLonger(false)
    setValue(code)
    if (code.length < length) told.current = undefined
    else if (told.current !== code) {
      told.current = code
      if (!isUnclear(text)) onComplete?.(code)
    }
  }
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="code">
        <input
          {...control}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          className="code-input"
          value={composed ?? value}
          onChange={({ target, nativeEvent }) =>
            'isComposing' in nativeEvent && nativeEvent.isComposing && codeIn(target.value) !== target.value
              ? setComposed(target.value)
              : change(target.value)
          }
          onCompositionEnd={(event) => change(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            const code = codeIn(pasted)
            const missing = length - code.length
            if (missing > 0) return
            event.preventDefault()
            setLonger(missing < 0)
            if (missing < 0) return
            if (isUnclear(pasted)) told.current = code
            // A whole code replaces what was typed of it; written by the browser, it can be undone.
            event.currentTarget.select()
            if (!document.execCommand('insertText', false, code)) change(code)
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={classes(
              'code-cell num',
              error && 'code-wrong',
              focused && index === Math.min(value.length, length - 1) && 'code-now',
            )}
          >
            {codeIn(composed ?? value)[index]}
          </span>
        ))}
      </div>
    </Field>
  )
}
