import type { FormikProps, FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { FormElement, FormHead } from './FormElement'
import { FormProvider } from './FormProvider'
import type { Submitting } from './useFormState'
import { useForm } from './useForm'

type Props<Values, Result, Sent> = Submitting<Values, Result, Sent> & {
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
export function Form<Values extends FormikValues, Result, Sent>({
  label,
  className,
  single = false,
  children,
  ...submitting
}: Props<Values, Result, Sent>) {
  const form = useForm(submitting)
  return (
    <FormProvider form={form}>
      <FormElement form={form} label={label} className={className}>
        <FormHead form={form} single={single} />
        {typeof children === 'function' ? children(form.formik) : children}
      </FormElement>
    </FormProvider>
  )
}
