import { useId, type ReactNode } from 'react'
import { classes } from '../roles'

type Props = {
  title: ReactNode
  level?: 2 | 3
  lead?: ReactNode
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

/** A section with a heading, without a box. */
export function Section({ title, level = 2, lead, actions, className, children }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={classes('section', className)} aria-labelledby={id}>
      <div className="section-head">
        <div>
          <Heading id={id}>{title}</Heading>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </section>
  )
}
