import { useLocation } from 'react-router-dom'
import { Link } from '@/components/links/Link'
import { adminLabel, type AdminPage } from '@/domain/access/adminPages'
import { paths } from '@/domain/navigation/paths'
import { formatCount } from '@/lib/money/counts'

type Props = { pages: readonly AdminPage[]; pending: number | undefined; onLeave: () => void }

/** The pages of one group of the back office; the badge counts pending activations, warning above 0, success at 0 (R-ADM-04). */
export function AdminEntries({ pages, pending, onLeave }: Props) {
  const { pathname } = useLocation()
  return (
    <ul className="side mb-0">
      {pages.map((page) => {
        const to = paths.admin.page(page)
        return (
          <li key={page}>
            <Link to={to} className="side-link" aria-current={pathname === to ? 'page' : undefined} onClick={onLeave}>
              <span>{adminLabel(page)}</span>
              {page === 'solution-activation' && pending !== undefined && (
                <span className={`rounded-pill px-2 ms-auto text-bg-${pending > 0 ? 'warning' : 'success'}`}>
                  {formatCount(pending)}
                  <span className="visually-hidden"> pending activation</span>
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
