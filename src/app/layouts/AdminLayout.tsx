import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useCountOrdersPendingActivationQuery } from '@/api/admin/orders'
import { useMayOpen } from '@/components/access/useAccess'
import { Link } from '@/components/links/Link'
import { allowedGroups } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { useAppSelector } from '@/store/hooks'
import { selectPermissions } from '@/store/session/permissionsSlice'
import { Popover } from '@/ui/overlay/Popover'
import { lazyPart } from '@/ui/lazyPart'
import { Logo } from '../header/Logo'
import { MenuButton } from '../header/MenuButton'
import { PaletteButton } from '../palette/PaletteButton'
import { AdminCrumbs } from './AdminCrumbs'
import { AdminEntries } from './AdminEntries'
import { AppShell } from './AppShell'
import { useOutagePages } from './useOutagePages'
import { useUnsentCheckIns } from './useUnsentCheckIns'
import './adminBar.scss'

const AdminMenu = lazyPart(() => import('./AdminMenu'), 'AdminMenu')

/** The number on the entry of solution activation; read only by those who may open that page (R-ADM-04, R-ADM-12). */
function usePendingActivations(): number | undefined {
  const { may } = useMayOpen(paths.admin.page('solution-activation'))
  const { data } = useCountOrdersPendingActivationQuery(undefined, { skip: !may })
  return may ? data?.count : undefined
}

/** The back office: a menu of the pages that the permissions allow, the page's title, and the page (R-ADM-01, R-PERM-04). */
export function AdminLayout() {
  const firstName = useAppSelector(({ auth }) => auth.user?.firstName)
  const groups = allowedGroups(useAppSelector(selectPermissions))
  const pending = usePendingActivations()
  useUnsentCheckIns()
  const [menuOpen, setMenuOpen] = useState(false)
  useOutagePages()
  return (
    <AppShell>
      <header className="topbar">
        <div className="container-fluid admin-bar">
          <Logo />
          <nav aria-label="Administration" className="admin-bar-nav">
            {groups.map(({ list, label, pages }) => (
              <Popover key={list} label={label}>
                {(close) => <AdminEntries pages={pages} pending={pending} onLeave={close} />}
              </Popover>
            ))}
          </nav>
          <div className="admin-bar-end">
            <span className="admin-bar-greeting">Hello{firstName ? `, ${firstName}` : ''}</span>
            <Link to={paths.home} className="menu-link admin-bar-wide">
              Main site
            </Link>
            <Link to={paths.logout} className="menu-link admin-bar-wide">
              Sign out
            </Link>
            <MenuButton onOpen={() => setMenuOpen(true)} />
          </div>
        </div>
        <div className="container-fluid admin-bar-where">
          <AdminCrumbs />
          <PaletteButton />
        </div>
      </header>
      {menuOpen && <AdminMenu groups={groups} pending={pending} onClose={() => setMenuOpen(false)} />}
      <main id="main" className="container-fluid admin-bar-main">
        <Outlet />
      </main>
    </AppShell>
  )
}
