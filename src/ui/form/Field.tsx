import { describedBy } from './describedBy'
import type { ReactNode } from 'react'
import { ExclamationCircleFill } from 'react-bootstrap-icons'

type Props = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  /** Shown next to the label, right-aligned. */
  aside?: ReactNode
  children: ReactNode
}

/** Label, hint, control and error of a field with a single control. */
export function Field({ id, label, hint, error, optional, aside, children }: Props) {
  return (
    <div className="field">
      <div className="field-head">
        <label className="form-label" htmlFor={id}>
          {label} <Optional when={optional} />
        </label>
        {aside}
      </div>
      <Hint id={id}>{hint}</Hint>
      {children}
      <FieldFault id={id} error={error} />
    </div>
  )
}

/** The same for a field that is a group of controls. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  optional,
  children,
  radios = false,
}: Props & { radios?: boolean }) {
  return (
    <fieldset
      className="field"
      aria-describedby={describedBy(id, hint, error)}
      // Plain groups don't support aria-required or aria-invalid; their checkboxes do.
      {...(radios && { role: 'radiogroup', 'aria-invalid': error ? true : undefined, 'aria-required': !optional })}
    >
      <legend>
        {label} <Optional when={optional} />
      </legend>
      <Hint id={id}>{hint}</Hint>
      {children}
      <FieldFault id={id} error={error} />
    </fieldset>
  )
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div id={`${id}-hint`} className="field-hint">
      {children}
    </div>
  )
}

export function FieldFault({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="field-error">
      <ExclamationCircleFill aria-hidden />
      <span>
        <span className="visually-hidden">Error: </span>
        {error}
      </span>
    </p>
  )
}

function Optional({ when }: { when: boolean | undefined }) {
  return when ? <span className="optional">(optional)</span> : null
}
