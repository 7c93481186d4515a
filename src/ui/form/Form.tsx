import { FormikProvider, type FormikProps, type FormikValues } from 'formik'
import { useCallback, useId, useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { Alert } from '../feedback/Alert'
import { Button } from '../Button'
import { fieldKey, FormFrameContext } from './formContext'
import { FormErrors } from './FormErrors'
import { useFormState, type Submitting } from './useFormState'
import { useFocusKept } from './useFocusKept'
import './form.scss'

type Props<Values, Result> = Submitting<Values, Result> & {
  /** Names the form where a page has several. */
  label?: string
  className?: string
  /** A form of one field: no summary, the focus stays in the field, and its error is read out. */
  single?: boolean
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode)
}

/**
 * A form: checks on sending, then on every change; lists what is wrong and brings the focus there; sends once, however
 * often it is clicked; keeps everything that was typed.
 */
export function Form<Values extends FormikValues, Result>({
  label,
  className,
  single = false,
  children,
  ...submitting
}: Props<Values, Result>) {
  const id = useId()
  const { formik, submit, errors, errorOf, failure, round, labels, setLabels, restored, focused, startOver } =
    useFormState(submitting)
  const focus = useFocusKept({ id, draftKey: submitting.draftKey, restored, labels, focused })

  const register = useCallback(
    (name: string, text: string) => {
      const key = fieldKey(name)
      setLabels((now) => ({ ...now, [key]: text }))
      return () => setLabels(({ [key]: _gone, ...rest }) => rest)
    },
    [setLabels],
  )
  const latest = useRef(errorOf)
  latest.current = errorOf
  // A new frame only when an error changes, so that typing in one field does not draw all others anew.
  const said = errors.map(({ key, message }) => `${key} ${message}`).join('\n')
  const frame = useMemo(
    () => ({ id, register, errorOf: (name: string) => (said === '' ? undefined : latest.current(name)) }),
    [id, register, said],
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog over another form is still inside of it for React.
    event.stopPropagation()
    void submit()
  }
  return (
    <FormikProvider value={formik}>
      <FormFrameContext value={frame}>
        <form className={className} aria-label={label} noValidate onSubmit={onSubmit} {...focus}>
          <FormErrors
            errors={errors}
            failure={failure}
            round={round}
            labels={labels}
            single={single}
            idOf={(key) => `${id}-${key}`}
          />
          {restored && (
            <Alert
              kind="info"
              actions={
                <Button variant="link" size="sm" onClick={startOver}>
                  Start over
                </Button>
              }
            >
              We kept what you typed last time.
            </Alert>
          )}
          {typeof children === 'function' ? children(formik) : children}
        </form>
      </FormFrameContext>
    </FormikProvider>
  )
}
