import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from './roles'

type Native = 'id' | 'name' | 'checked' | 'disabled' | 'className' | 'aria-invalid' | 'aria-describedby'
type Props = Pick<ComponentProps<'input'>, Native> & {
  type?: 'checkbox' | 'radio' | 'switch'
  onChange?: (on: boolean) => void
  hint?: ReactNode
  /** The label. */
  children: ReactNode
}

/** A checkbox, a radio button or a switch with its label. */
export function Check({ type = 'checkbox', className, onChange, hint, children, ...input }: Props) {
  const ownId = useId()
  const { id = ownId } = input
  const isSwitch = type === 'switch'
  return (
    <div className={classes('form-check', isSwitch && 'form-switch', className)}>
      <input
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
        id={id}
        type={isSwitch ? 'checkbox' : type}
        role={isSwitch ? 'switch' : undefined}
        className="form-check-input"
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {children}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      )}
    </div>
  )
}
