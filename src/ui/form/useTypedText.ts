import { useState } from 'react'

/**
 * Text of a field whose value isn't a string. The input stays as typed until blur; text that can't be parsed is kept
 * as a string, and the schema reports what is wrong with it.
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
