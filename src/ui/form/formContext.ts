import { getIn, useFormikContext } from 'formik'
import { createContext, useContext, useEffect } from 'react'
import { describedBy } from './describedBy'

/** Normalises a field path: `members[0].email` and `members.0.email` are the same field. */
export const fieldKey = (name: string): string => name.replace(/\[(\w+)\]/g, '.$1')

/** Turns what was typed or pasted into what is validated and sent. */
export type Clean = (text: string) => string

type FormFrame = {
  id: string
  /** The field's current error: the schema's, otherwise the server's while the rejected value is unchanged. */
  errorOf: (name: string) => string | undefined
  /** Registers a rendered field, its label and how its text is cleaned with the form. @returns unregisters */
  register: (name: string, label: string, clean: Clean | undefined) => () => void
}

export const FormFrameContext = createContext<FormFrame | undefined>(undefined)

/** The surrounding form. */
export function useFormFrame(): FormFrame {
  const frame = useContext(FormFrameContext)
  if (!frame) throw new Error('A field stands outside of a Form')
  return frame
}

/** The row of a list that a field belongs to: `Member 2`. */
export const RowContext = createContext<string | undefined>(undefined)

export type FieldText = {
  /** Path in the form's values: `email`, `members.0.email`. */
  name: string
  label: string
  hint?: React.ReactNode
  /** Labelled as optional; all other fields are required. */
  optional?: boolean | undefined
}

/**
 * Connects a field to its form: value, error, ids, and the props of its control.
 * @param clean how the form cleans the field's text before it is validated and sent
 */
export function useFormField<Value>({ name, label, hint, optional = false }: FieldText, clean?: Clean) {
  const { id: formId, errorOf, register } = useFormFrame()
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>()
  const row = useContext(RowContext)
  // The error summary says whose field it is.
  const told = row === undefined ? label : `${row}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`
  useEffect(() => register(name, told, clean), [register, name, told, clean])
  const id = `${formId}-${fieldKey(name)}`
  const error = errorOf(name)
  const value: Value | undefined = getIn(values, name)
  return {
    id,
    error,
    value,
    setValue: (value: Value) => void setFieldValue(name, value),
    control: {
      id,
      name,
      'aria-describedby': describedBy(id, hint, error),
      'aria-invalid': error ? true : undefined,
      'aria-required': optional ? undefined : true,
    },
  }
}
