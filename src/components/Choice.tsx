import type { ComponentProps, ReactNode } from 'react'
import './choices.scss'

type Native = 'name' | 'value' | 'checked' | 'disabled' | 'onChange'
type Props = Pick<ComponentProps<'input'>, Native> & {
  type?: 'radio' | 'checkbox'
  title: ReactNode
  detail?: ReactNode
  /** The price, and a line below it. */
  children?: ReactNode
}

/** An option in a box, within a `fieldset.choices`. */
export function Choice({ type = 'radio', title, detail, children, ...input }: Props) {
  return (
    <label className="choice">
      <input {...input} type={type} className="form-check-input" />
      <span className="choice-text">
        <span className="choice-title">{title}</span>
        {detail && <span className="choice-detail">{detail}</span>}
      </span>
      {children}
    </label>
  )
}
