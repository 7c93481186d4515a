import type { FormikValues } from 'formik'
import { useCallback, useId, useMemo, useState, type FormEvent } from 'react'
import { fieldKey, type Clean } from './formContext'
import type { FieldError } from './formErrors'
import { useFocusKept } from './useFocusKept'
import { useFormState, type Submitting } from './useFormState'

const textOf = (errors: readonly FieldError[]) => errors.map(({ key, message }) => `${key} ${message}`).join('\n')

/** A form's state with everything its element and fields need: ids, registration, event handlers. */
export function useForm<Values extends FormikValues, Result, Sent>(submitting: Submitting<Values, Result, Sent>) {
  const id = useId()
  const state = useFormState(submitting)
  const { errors, labels, setLabels, cleaners, focused, submit } = state
  const focus = useFocusKept({ id, labels, focused })

  const register = useCallback(
    (name: string, text: string, clean: Clean | undefined) => {
      const key = fieldKey(name)
      if (clean) cleaners.current.set(key, clean)
      setLabels((now) => ({ ...now, [key]: text }))
      return () => {
        cleaners.current.delete(key)
        setLabels(({ [key]: _gone, ...rest }) => rest)
      }
    },
    [setLabels, cleaners],
  )
  // A new context value only when an error changes, so that typing in one field doesn't re-render all others.
  const [shown, setShown] = useState(errors)
  if (textOf(shown) !== textOf(errors)) setShown(errors)
  const frame = useMemo(
    () => ({ id, register, errorOf: (name: string) => shown.find(({ key }) => key === fieldKey(name))?.message }),
    [id, register, shown],
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React's tree, a form in a dialog opened from another form is still inside that form.
    event.stopPropagation()
    // A half-typed date has an empty value and would be lost; the browser knows what is wrong with it.
    const unfinished = [...event.currentTarget.elements].find(
      (field) => field instanceof HTMLInputElement && field.validity.badInput,
    )
    if (unfinished instanceof HTMLInputElement) return void unfinished.reportValidity()
    void submit()
  }
  const { draftKey, doubt } = submitting
  return { ...state, id, draftKey, doubt, frame, events: { onSubmit, ...focus } }
}

export type FormApi<Values extends FormikValues = FormikValues> = ReturnType<typeof useForm<Values, unknown, unknown>>
