import { getIn, setIn, useFormik, validateYupSchema, yupToFormErrors, type FormikValues } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ValidationError, type ISchema } from 'yup'
import type { FailureNotice } from '@/lib/calls/submission'
import { certaintyOf, isAccepted } from '@/lib/calls/certainty'
import { unexplained } from '@/lib/calls/failureNotices'
import { draftsEra } from '@/lib/storage/drafts'
import { attemptInPlace, type Outcome, type Settled } from '../attempt'
import { dismissed } from '../hooks/useQuestion'
import { useShown } from '../hooks/useShown'
import type { Clean } from './formContext'
import { flatErrors, readRefusal, type FieldError, type Refused } from './formErrors'
import { changesSince, sendings, type Sending } from './sendings'
import { useDraft } from './useDraft'

/** The values after the schema's casts: trimmed, numbers as numbers; fields unknown to the schema are unchanged. */
export type Cleaned<Values, Sent> = unknown extends Sent
  ? Values
  : { [Key in keyof Values]: Key extends keyof Sent ? CleanedField<Values[Key], Sent[Key]> : Values[Key] }
// The schema may only narrow a field: a string in the form doesn't become `undefined` through a string rule.
type CleanedField<Value, Sent> = [Value] extends [Sent] ? Value : Sent

export type Submitting<Values, Result, Sent = unknown> = {
  initial: Values
  schema?: ISchema<Sent>
  /**
   * Submits. A thrown or returned `{ error }` is a rejection: `fields` go to their fields, the rest above the form.
   * @param base the values that the user changed: the form's first values, or those that it saved last. Not the record
   * as it was read again meanwhile, which would undo another device's change, except after an unclear outcome.
   */
  onSubmit: (values: Cleaned<Values, Sent>, base: Values | Cleaned<Values, Sent>) => Result
  /** Called after success. */
  onDone?: (answer: Settled<Result>, values: Cleaned<Values, Sent>) => void
  /** Storage key under which unsaved input survives reloads. */
  draftKey?: string
  /** Shown while the outcome of an attempt is unknown, instead of “check first”; null if something else says it. */
  doubt?: ReactNode
  /** Clears the form after success, for the next entry. */
  again?: boolean
}

function clean<Values, Sent>(values: Values, schema: ISchema<Sent> | undefined): Cleaned<Values, Sent> {
  // Without `assert`, a value that no rule can parse stays as it is; only validated values are submitted.
  return (schema ? schema.cast(values, { assert: false }) : values) as Cleaned<Values, Sent>
}

type Answered<Result> = Outcome<Settled<Result>> & { notice?: FailureNotice | undefined }

const lostText = 'Some characters were lost when this was copied. Please type it again.'

const yupErrors = (error: unknown): object => {
  if (ValidationError.isError(error)) return yupToFormErrors(error)
  throw error
}

/** State and behaviour of a form; `Form` renders it. */
export function useFormState<Values extends FormikValues, Result, Sent>({
  initial,
  schema,
  onSubmit,
  onDone,
  draftKey,
  again = false,
}: Submitting<Values, Result, Sent>) {
  type Here = Sending<Values, Cleaned<Values, Sent>, Answered<Result>>
  const draft = useDraft(draftKey, initial)
  // A form with the same draft and the same fields takes over a request that was not answered yet.
  const [left, setLeft] = useState(() =>
    draftKey ? (sendings.left(draftKey, initial) as Here | undefined) : undefined,
  )
  const base = useRef<Values | Cleaned<Values, Sent> | undefined>(initial)
  const [attempted, setAttempted] = useState(left !== undefined)
  const [refused, setRefused] = useState<Refused>({})
  const [failure, setFailure] = useState<string>()
  const [headline, setHeadline] = useState<string>()
  const [round, setRound] = useState(0)
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({})
  /**
   * The request in progress, or 'next' while validating. A ref: as state, three clicks in one task would all see none.
   */
  const sending = useRef<Here | 'next' | undefined>(left)
  const isShown = useShown()

  const cleaners = useRef(new Map<string, Clean>())
  const tidy = (values: Values): Values =>
    [...cleaners.current].reduce((now, [key, cleanOne]) => {
      const typed: unknown = getIn(now, key)
      return typeof typed === 'string' ? setIn(now, key, cleanOne(typed)) : now
    }, values)
  const validate = async (values: Values) => {
    const tidied = tidy(values)
    const lost = [...cleaners.current.keys()].filter((key) => String(getIn(tidied, key)).includes('\ufffd'))
    const errors = schema ? await validateYupSchema(tidied, schema).then(() => ({}), yupErrors) : {}
    return lost.reduce((now, key) => setIn(now, key, lostText), errors)
  }

  const formik = useFormik<Values>({
    initialValues: left ? left.latest : draft.first,
    validate,
    validateOnBlur: false,
    validateOnChange: attempted,
    onSubmit: async (values) => {
      const cleaned = clean(tidy(values), schema)
      const here: Here = {
        values,
        cleaned,
        latest: values,
        isRepeated: draft.markSent(values),
        era: draftsEra(),
        isShown,
        settle: (now) => settle(here, now),
      }
      sending.current = here
      if (draftKey) sendings.begin(draftKey, here)
      const work = () => onSubmit(cleaned, base.current ?? initial)
      const outcome = await attemptInPlace(work, { isShown: () => here.isShown() })
      if (draftKey) sendings.end(draftKey, here)
      here.settle(outcome)
    },
  })

  const settle = (here: Here, outcome: Answered<Result>) => {
    const { values, cleaned, latest } = here
    // The user has signed out meanwhile, and the form is closed.
    if (here.era !== draftsEra() && !isShown()) return
    if (!outcome.ok) return refuse(here, outcome.error, outcome.notice)
    const first = again ? initial : tidy(values)
    draft.drop()
    setAttempted(false)
    base.current = again ? initial : cleaned
    formik.resetForm({ values: first })
    const typed = changesSince(values, latest)
    // Input that was typed since is not sent yet.
    if (Object.keys(typed).length > 0) {
      void formik.setValues({ ...first, ...typed }, false)
      draft.note({ ...first, ...typed })
    }
    onDone?.(outcome.answer, cleaned)
  }

  const refuse = ({ values, latest, isRepeated }: Here, error: unknown, notice?: FailureNotice) => {
    const isUnclear = certaintyOf(error) !== 'refused' && error !== dismissed
    if (isUnclear) base.current = undefined
    draft.settleSent(latest, isUnclear || isRepeated)
    // The values are saved, so there is no draft any more.
    if (isAccepted(error)) {
      draft.drop()
      formik.resetForm({ values })
    }
    const { message = unexplained, status, fields = {} } = readRefusal(error)
    const known = Object.entries(fields).filter(([key]) => key in labels)
    const others = Object.entries(fields).filter(([key]) => !(key in labels))
    setRefused(Object.fromEntries(known.map(([key, text]) => [key, { message: text, value: getIn(values, key) }])))
    if (status === 'aborted') return
    if (notice?.kind === 'error' && notice.text !== message) setHeadline(notice.text)
    if (others.length > 0) setFailure(others.map(([, text]) => text).join(' '))
    // Information is shown as a toast; it is not a failure of the form.
    else if (known.length === 0 && (notice?.kind ?? 'error') === 'error') setFailure(message)
  }

  const submit = async () => {
    if (sending.current) return
    sending.current = 'next'
    setAttempted(true)
    setFailure(undefined)
    setHeadline(undefined)
    setRefused({})
    try {
      await formik.submitForm()
    } finally {
      sending.current = undefined
      setRound((now) => now + 1)
    }
  }

  const settleHere = useEffectEvent((here: Here, outcome: Answered<Result>) => {
    settle(here, outcome)
    formik.setSubmitting(false)
    setLeft(undefined)
    sending.current = undefined
    setRound((now) => now + 1)
  })
  const takeOver = useEffectEvent((here: Here) => {
    here.isShown = isShown
    here.settle = (outcome) => settleHere(here, outcome)
    formik.setSubmitting(true)
  })
  useLayoutEffect(() => {
    if (left) takeOver(left)
  }, [left])

  const { values } = formik
  const unchanged = useRef(values)
  const noteDraft = useEffectEvent(draft.note)
  useEffect(() => {
    if (typeof sending.current === 'object') sending.current.latest = values
    if (values === unchanged.current) return
    unchanged.current = values
    if (formik.dirty) noteDraft(values)
  }, [values, formik.dirty])

  const stillRefused = (key: string) =>
    key in refused && getIn(values, key) === refused[key]?.value ? refused[key]?.message : undefined
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
    base.current = initial
    formik.resetForm({ values: initial })
  }
  return {
    formik,
    submit,
    errors,
    failure,
    headline,
    round,
    labels,
    setLabels,
    cleaners,
    restored: draft.restored && !left,
    maybeSent: draft.maybeSent && !left,
    overtaken: draft.overtaken,
    focused: draft.focused,
    startOver,
    /** Permanently deletes the draft. */
    discard: draft.drop,
  }
}
