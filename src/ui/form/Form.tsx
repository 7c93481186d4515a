import { useFormikContext, type FormikProps, type FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '../Button'
import { FormElement, FormHead } from './FormElement'
import type { Submitting } from './useFormState'
import { useForm } from './useForm'

type Props<Values, Result, Sent> = Submitting<Values, Result, Sent> & {
  /** Accessible name if the page has several forms. */
  label?: string
  className?: string
  /** A form with one field: no summary, the focus stays in the field, and its error is announced. */
  single?: boolean
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode)
}

/**
 * A form: validates on submit, then on every change; lists the errors and focuses the list; submits once, however
 * often it is clicked; keeps all input.
 */
export function Form<Values extends FormikValues, Result, Sent>({
  label,
  className,
  single = false,
  children,
  ...submitting
}: Props<Values, Result, Sent>) {
  const form = useForm(submitting)
  return (
    <FormElement form={form} label={label} className={className}>
      <FormHead form={form} single={single} />
      {typeof children === 'function' ? children(form.formik) : children}
    </FormElement>
  )
}

type SubmitProps = Omit<ButtonLook, 'busy'> & { children: ReactNode }

/** Submits its form and shows progress. */
export function SubmitButton(props: SubmitProps) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" busy={isSubmitting} />
}
