import { Outlet, useLocation } from 'react-router-dom'
import { useCountOrdersPendingActivationQuery } from '@/api/admin/orders'
import { Link } from '@/components/Link'
import type { AdminPage } from '@/domain/access/pageNames'
import { paths } from '@/domain/navigation/paths'
import { adminLabel } from '@/domain/access/adminLabels'
import { allowedGroups } from '@/domain/access/permissions'
import { useAppSelector } from '@/store/hooks'
import { selectPermissions } from '@/store/permissionsSlice'
import { Popover } from '@/ui/overlay/Popover'
import { Logo } from '../header/Logo'
import { AppShell } from './AppShell'

/** The back office: its menu with what the permissions let through, a greeting, and the page (R-ADM-01, R-PERM-04). */
export function AdminLayout() {
  const firstName = useAppSelector(({ auth }) => auth.user?.firstName)
  const permissions = useAppSelector(selectPermissions)
  const { data: pending } = useCountOrdersPendingActivationQuery()
  return (
    <AppShell>
      <header className="topbar">
        <div className="container-fluid admin-bar">
          <Logo />
          <nav aria-label="Administration" className="d-flex flex-wrap">
            {allowedGroups(permissions).map(({ list, label, pages }) => (
              <Popover key={list} label={label}>
                {(close) => <AdminEntries pages={pages} pending={pending?.count} onLeave={close} />}
              </Popover>
            ))}
          </nav>
          <div className="ms-auto d-flex flex-wrap align-items-center gap-2">
            <span>Hello{firstName ? `, ${firstName}` : ''}</span>
            <Link to={paths.home} className="menu-link">
              Main site
            </Link>
            <Link to={paths.logout} className="menu-link">
              Sign out
            </Link>
          </div>
        </div>
      </header>
      <main id="main" className="container-fluid admin-main">
        <Outlet />
      </main>
    </AppShell>
  )
}

type EntriesProps = { pages: readonly AdminPage[]; pending: number | undefined; onLeave: () => void }

function AdminEntries({ pages, pending, onLeave }: EntriesProps) {
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
                // R-ADM-04: warning above 0, success at 0.
                <span className={`badge ms-auto text-bg-${pending > 0 ? 'warning' : 'success'}`}>
                  {pending}
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
