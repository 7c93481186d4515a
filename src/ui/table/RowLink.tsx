import type { ReactNode } from 'react'
import { RouteLink } from '../RouteLink'

/** A link of a row, or its plain content without a target. What a row opens over its list leaves the list where it is. */
export const RowLink = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? (
    <RouteLink to={to} preventScrollReset={to.startsWith('?')}>
      {children}
    </RouteLink>
  ) : (
    children
  )
