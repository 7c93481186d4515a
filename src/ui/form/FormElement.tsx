import { FormikProvider, type FormikContextType } from 'formik'
import type { ReactNode } from 'react'
import '@/lib/browser/strayDrops'
import { Alert } from '../feedback/Alert'
import { Button } from '../Button'
import { fieldKey, FormFrameContext } from './formContext'
import { FormErrors } from './FormErrors'
import { useFocusReturn } from './useFocusKept'
import type { FormApi } from './useForm'
import './form.scss'

type ElementProps<Values> = {
  form: Pick<FormApi, 'frame' | 'events'> & { formik: FormikContextType<Values> }
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** The `form` element, with the form for the fields and buttons inside it. */
export function FormElement<Values>({ form, label, className, children }: ElementProps<Values>) {
  return (
    <FormikProvider value={form.formik}>
      <FormFrameContext value={form.frame}>
        <form className={className} aria-label={label} noValidate {...form.events}>
          {children}
        </form>
      </FormFrameContext>
    </FormikProvider>
  )
}

/** Warns if the restored draft would undo a newer change. */
function Overtaken({ fields }: { fields: readonly string[] }) {
  const named = fields.length > 0 ? `: ${fields.join(', ')}` : ''
  return <> Since then, some of it was changed elsewhere{named}. Saving replaces that with what you typed.</>
}

type HeadProps = {
  form: Omit<FormApi, 'frame' | 'events' | 'formik'>
  single?: boolean
}

/**
 * Rendered before the fields: the error summary, what an unclear outcome leads to, and the notice of a restored draft.
 */
export function FormHead({ form, single = false }: HeadProps) {
  const { id, draftKey, labels, restored, maybeSent, doubt, overtaken, startOver } = form
  const isUnsaid = maybeSent && doubt === undefined
  useFocusReturn({ id, draftKey, restored })
  return (
    <>
      <FormErrors {...form} single={single} idOf={(key) => `${id}-${key}`} />
      {maybeSent && doubt}
      {restored && (
        <Alert
          kind={isUnsaid ? 'warning' : 'info'}
          actions={
            <Button variant="link" size="sm" onClick={startOver}>
              Start over
            </Button>
          }
        >
          We kept what you typed last time.
          {isUnsaid && ' We don’t know if it went through: check before you try again.'}
          {overtaken.length > 0 && <Overtaken fields={overtaken.flatMap((name) => labels[fieldKey(name)] ?? [])} />}
        </Alert>
      )}
    </>
  )
}
