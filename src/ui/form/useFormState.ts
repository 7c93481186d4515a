import { getIn, useFormik, type FormikValues } from 'formik'
import { useEffect, useRef, useState } from 'react'
import type { AnySchema } from 'yup'
import { attempt, type Settled } from '../attempt'
import { fieldKey } from './formContext'
import { flatErrors, readRefusal, type FieldError, type Refused } from './formErrors'
import { useDraft } from './useDraft'

export type Submitting<Values, Result> = {
  initial: Values
  schema?: AnySchema
  /** Sends. What it throws, or answers as `{ error }`, is a refusal: `fields` stand at their fields, the rest above the form. */
  onSubmit: (values: Values) => Result
  /** After it was accepted. */
  onDone?: (answer: Settled<Result>, values: Values) => void
  /** Keeps what is typed over reloads under this name. */
  draftKey?: string
  /** Empties the form after success, for the next one. */
  again?: boolean
}

/** All that a form does; `Form` draws it. */
export function useFormState<Values extends FormikValues, Result>({
  initial,
  schema,
  onSubmit,
  onDone,
  draftKey,
  again = false,
}: Submitting<Values, Result>) {
  const draft = useDraft(draftKey, initial)
  const [attempted, setAttempted] = useState(false)
  const [refused, setRefused] = useState<Refused>({})
  const [failure, setFailure] = useState<string>()
  const [round, setRound] = useState(0)
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({})
  // Outside of React's state, which three clicks in one turn would all read as idle.
  const locked = useRef(false)

  const formik = useFormik<Values>({
    initialValues: draft.first,
    ...(schema && { validationSchema: schema }),
    validateOnBlur: false,
    validateOnChange: attempted,
    onSubmit: async (values) => {
      const outcome = await attempt(() => onSubmit(values))
      if (!outcome.ok) return refuse(values, outcome.error)
      draft.drop()
      setAttempted(false)
      if (again) formik.resetForm({ values: initial })
      else formik.resetForm({ values })
      onDone?.(outcome.answer, values)
    },
  })

  const refuse = (values: Values, error: unknown) => {
    const { message = 'Something went wrong.', status, fields = {} } = readRefusal(error)
    const known = Object.entries(fields).filter(([key]) => key in labels)
    const others = Object.entries(fields).filter(([key]) => !(key in labels))
    setRefused(
      Object.fromEntries(known.map(([key, text]) => [key, { message: text, value: getIn(values, key) as unknown }])),
    )
    if (status === 'aborted') return
    if (others.length > 0) setFailure(others.map(([, text]) => text).join(' '))
    else if (known.length === 0) setFailure(message)
  }

  const submit = async () => {
    if (locked.current) return
    locked.current = true
    setAttempted(true)
    setFailure(undefined)
    setRefused({})
    try {
      await formik.submitForm()
    } finally {
      locked.current = false
      setRound((now) => now + 1)
    }
  }

  const { values } = formik
  const unchanged = useRef(values)
  const { note } = draft
  const noteLatest = useRef(note)
  useEffect(() => {
    noteLatest.current = note
  })
  useEffect(() => {
    if (values === unchanged.current) return
    unchanged.current = values
    if (formik.dirty) noteLatest.current(values)
  }, [values, formik.dirty])

  const stillRefused = (key: string) =>
    key in refused && getIn(values, key) === refused[key]?.value ? refused[key]?.message : undefined
  const errorOf = (name: string): string | undefined => {
    const told: unknown = attempted ? getIn(formik.errors, name) : undefined
    return typeof told === 'string' ? told : stillRefused(fieldKey(name))
  }
  const fromSchema = attempted ? flatErrors(formik.errors) : []
  const errors: FieldError[] = [
    ...fromSchema,
    ...Object.keys(refused).flatMap((key) => {
      const message = fromSchema.some((error) => error.key === key) ? undefined : stillRefused(key)
      return message ? [{ key, message }] : []
    }),
  ]
  const startOver = () => {
    draft.drop()
    setAttempted(false)
    formik.resetForm({ values: initial })
  }
  return {
    formik,
    submit,
    errors,
    errorOf,
    failure,
    round,
    labels,
    setLabels,
    restored: draft.restored,
    focused: draft.focused,
    startOver,
  }
}
