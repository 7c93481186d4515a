import { getIn, useFormikContext } from 'formik'
import { createContext, useContext, useEffect } from 'react'

/** One way to write a field's path: `members[0].email` and `members.0.email` are the same field. */
export const fieldKey = (name: string): string => name.replace(/\[(\w+)\]/g, '.$1')

export type FormFrame = {
  id: string
  /** The field's error as it stands now: the schema's, else the server's as long as the refused value stands. */
  errorOf: (name: string) => string | undefined
  /** Tells the form that a field is on screen and what it is called. @returns how to take it back */
  register: (name: string, label: string) => () => void
}

export const FormFrameContext = createContext<FormFrame | undefined>(undefined)

/** The form around a field. */
export function useFormFrame(): FormFrame {
  const frame = useContext(FormFrameContext)
  if (!frame) throw new Error('A field stands outside of a Form')
  return frame
}

export type FieldText = {
  /** Where the value stands in the form's values: `email`, `members.0.email`. */
  name: string
  label: string
  hint?: React.ReactNode
  /** Marked by words; every other field must be filled in. */
  optional?: boolean
}

/** Ties a field to its form: value, error, ids, and what its control must carry. */
export function useFormField<Value>({ name, label, hint, optional = false }: FieldText) {
  const { id: formId, errorOf, register } = useFormFrame()
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>()
  useEffect(() => register(name, label), [register, name, label])
  const id = `${formId}-${fieldKey(name)}`
  const error = errorOf(name)
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    error,
    value: getIn(values, name) as Value | undefined,
    setValue: (value: Value) => void setFieldValue(name, value),
    control: {
      id,
      name,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': optional ? undefined : true,
    },
  }
}
