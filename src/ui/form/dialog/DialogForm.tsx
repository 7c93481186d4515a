import type { FormikProps, FormikValues } from 'formik'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../Button'
import { FormElement, FormHead } from '../FormElement'
import { SubmitButton } from '../Form'
import { useForm } from '../useForm'
import type { Submitting } from '../useFormState'

type Props<Values, Result, Sent> = Submitting<Values, Result, Sent> & {
  /** Heading of this step for screen readers; gets the focus when the step opens. The dialog's stepper shows it. */
  title: string
  /** Label of the submit button; without it there is nothing to submit now. */
  submit?: string | undefined
  /** Why it can't be submitted now. */
  why?: string | undefined
  onBack?: (() => void) | undefined
  /** Back can't be used: an action is in progress. */
  locked?: boolean
  /** Tracking label of the submit button. */
  'data-track'?: string
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode)
}

/**
 * A form as the whole content of a dialog that shows several, one after the other: pass it to the dialog's `wrap`.
 * Closing the dialog keeps the input as a draft.
 */
export function DialogForm<Values extends FormikValues, Result, Sent>({
  title,
  submit,
  why,
  onBack,
  locked = false,
  'data-track': track,
  children,
  ...submitting
}: Props<Values, Result, Sent>) {
  const form = useForm(submitting)
  const { formik } = form
  return (
    <FormElement form={form} label={title}>
      <div className="modal-body">
        <StepHeading>{title}</StepHeading>
        <FormHead form={form} />
        {/* What is typed while a step is being saved would be lost with it. */}
        <fieldset disabled={formik.isSubmitting}>
          {typeof children === 'function' ? children(formik) : children}
        </fieldset>
      </div>
      <div className="modal-footer">
        {onBack && (
          <Button variant="outline-secondary" disabled={formik.isSubmitting || locked} onClick={onBack}>
            Back
          </Button>
        )}
        {submit && (
          <SubmitButton why={why} data-track={track}>
            {submit}
          </SubmitButton>
        )}
      </div>
    </FormElement>
  )
}

function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} className="visually-hidden" tabIndex={-1}>
      {children}
    </h3>
  )
}
