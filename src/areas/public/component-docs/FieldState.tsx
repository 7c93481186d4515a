import type { FormikValues } from 'formik'
import type { ReactNode } from 'react'
import type { ISchema } from 'yup'
import { Form } from '@/ui/form/Form'
import { State } from './State'

type FieldProps<Values> = { name: string; initial: Values; schema?: ISchema<object>; children: ReactNode }

/** One live state of a field, in a form that sends nothing. */
export function FieldState<Values extends FormikValues>({ name, children, ...form }: FieldProps<Values>) {
  return (
    <State name={name}>
      <Form {...form} label={name} onSubmit={() => undefined}>
        {children}
      </Form>
    </State>
  )
}
