import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { env } from '@/lib/env'

/** The logo and the product's name. */
export function Logo() {
  return (
    <Link to={paths.home} className="brand">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <circle cx="15" cy="17" r="11" fill="none" stroke="currentColor" strokeWidth="5" />
        <circle cx="25" cy="7.5" r="5" className="site-logo-dot" />
      </svg>
      <span>{env.productName}</span>
    </Link>
  )
}
