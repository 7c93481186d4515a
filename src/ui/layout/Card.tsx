import { useId, type ReactNode } from 'react'
import { classes } from '../roles'

type Props = {
  title?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3
  /** Shown next to the title. */
  actions?: ReactNode
  footer?: ReactNode
  className?: string
  /** Without padding: for tables and pictures that reach the edge. */
  flush?: boolean
  children?: ReactNode
}

/** A card: with a title it is a region, without one a plain box. */
export function Card({ title, level = 2, actions, footer, className, flush = false, children }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  const Box = title ? 'section' : 'div'
  return (
    <Box className={classes('card', className)} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className="card-head">
          {title && <Heading id={id}>{title}</Heading>}
          {actions && <div className="actions">{actions}</div>}
        </div>
      )}
      {children !== undefined && children !== null && <div className={flush ? undefined : 'card-body'}>{children}</div>}
      {footer && <div className="card-foot">{footer}</div>}
    </Box>
  )
}
