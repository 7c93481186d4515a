import type { FormikProps, FormikValues } from 'formik'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../Button'
import { Dialog } from '../../overlay/Dialog'
import type { DialogSize } from '../../overlay/DialogFrame'
import type { Role } from '../../roles'
import { FormElement, FormHead } from '../FormElement'
import { SubmitButton } from '../Form'
import { useForm } from '../useForm'
import type { Submitting } from '../useFormState'

type Props<Values, Result, Sent> = Submitting<Values, Result, Sent> & {
  /** Title of the dialog and its form. */
  title: string
  /** Closes it: after Cancel, and after success if there is no `onDone`. */
  onClose: () => void
  /** Label of the submit button: verb and object, if `Save` is not enough; it may depend on the input. */
  submit?: string | ((values: Values, maybeSent: boolean) => string)
  /** Why it can't be submitted now; it may depend on the input. */
  why?: string | undefined | ((values: Values) => string | undefined)
  /** Variant of the submit button. */
  act?: Role
  size?: DialogSize
  /** At the start of the footer, in view with the button: a further action, or what the input costs. */
  aside?: ReactNode | ((values: Values) => ReactNode)
  /** Tracking label of the submit button. */
  'data-track'?: string
  children: ReactNode | ((formik: FormikProps<Values>) => ReactNode)
}

/**
 * A form in a dialog: Cancel and Save in the footer, locked while it is submitting. Asks before unsaved input is
 * discarded; returns the focus to where it came from.
 */
export function FormDialog<Values extends FormikValues, Result, Sent>({
  title,
  onClose,
  onDone = () => onClose(),
  submit = 'Save',
  why,
  act = 'primary',
  size = 'm',
  aside,
  'data-track': track,
  children,
  ...submitting
}: Props<Values, Result, Sent>) {
  const form = useForm({ ...submitting, onDone })
  const [asking, setAsking] = useState(false)
  const { formik, restored, maybeSent, discard } = form
  const busy = formik.isSubmitting
  const beside = typeof aside === 'function' ? aside(formik.values) : aside
  const close = () => {
    if (busy) return
    if (formik.dirty || restored) setAsking(true)
    else onClose()
  }
  return (
    <>
      <Dialog
        title={title}
        size={size}
        onClose={close}
        locked={busy}
        wrap={(content) => (
          <FormElement form={form} label={title}>
            {content}
          </FormElement>
        )}
        actions={
          <>
            {beside && <div className="me-auto">{beside}</div>}
            <Button variant="outline-secondary" disabled={busy} onClick={close}>
              Cancel
            </Button>
            <SubmitButton variant={act} data-track={track} why={typeof why === 'function' ? why(formik.values) : why}>
              {typeof submit === 'function' ? submit(formik.values, maybeSent) : submit}
            </SubmitButton>
          </>
        }
      >
        <FormHead form={form} />
        {typeof children === 'function' ? children(formik) : children}
      </Dialog>
      {asking && (
        <DiscardDialog
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            discard()
            onClose()
          }}
        />
      )}
    </>
  )
}

function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title="Discard your changes?"
      size="s"
      onClose={onKeep}
      focusOn={keep}
      actions={
        <>
          <Button ref={keep} variant="outline-secondary" onClick={onKeep}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <p>What you typed isn’t saved yet.</p>
    </Dialog>
  )
}
