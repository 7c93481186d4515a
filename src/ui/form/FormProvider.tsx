import { FormikProvider, type FormikContextType } from 'formik'
import type { ReactNode } from 'react'
import { FormFrameContext, type FormFrame } from './formContext'

/** Provides a form to the fields and buttons inside it. */
export function FormProvider<Values>({
  form,
  children,
}: {
  form: { formik: FormikContextType<Values>; frame: FormFrame }
  children: ReactNode
}) {
  return (
    <FormikProvider value={form.formik}>
      <FormFrameContext value={form.frame}>{children}</FormFrameContext>
    </FormikProvider>
  )
}
