import type { FormikValues } from 'formik'
import { use, type ReactNode } from 'react'
import type { ISchema } from 'yup'
import { Form } from '@/ui/form/Form'
import { StateName } from './State'

type FieldProps<Values> = { initial: Values; schema?: ISchema<object>; children: ReactNode }

/** A field in a form that sends nothing. */
export function FieldState<Values extends FormikValues>(props: FieldProps<Values>) {
  return <Form {...props} label={use(StateName)} onSubmit={() => undefined} />
}
