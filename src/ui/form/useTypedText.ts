import { useState } from 'react'

/**
 * Text in a field for a value that is no text. What was typed stays as it was typed until the field is left; what
 * cannot be read is kept as text, and the schema says what is wrong with it.
 */
export function useTypedText<Value>(
  value: Value | string | undefined,
  parse: (text: string) => Value | undefined,
  show: (value: Value) => string,
) {
  const [typed, setTyped] = useState<string>()
  const read = (text: string): Value | string => (text.trim() === '' ? '' : (parse(text) ?? text))
  const plain = value === undefined || value === null ? '' : typeof value === 'string' ? value : show(value)
  return {
    text: typed !== undefined && read(typed) === value ? typed : plain,
    /** @returns the value of the new text */
    type: (text: string) => {
      setTyped(text)
      return read(text)
    },
    leave: () => setTyped(undefined),
  }
}
