import { useState, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { HouseDoor } from 'react-bootstrap-icons'
import { useCountOrdersPendingActivationQuery } from '@/api/admin/orders'
import { useMayOpen } from '@/components/access/useAccess'
import { Link } from '@/components/links/Link'
import { allowedGroups, adminGroupOf } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { useAppSelector, useAppDispatch, useUser } from '@/store/hooks'
import { selectPermissions } from '@/store/session/permissionsSlice'
import { Popover } from '@/ui/overlay/Popover'
import { lazyPart } from '@/ui/lazyPart'
import { localStore } from '@/lib/storage/storage'
import { Logo } from '../header/Logo'
import { MenuButton } from '../header/MenuButton'
import { PaletteButton } from '../palette/PaletteButton'
import { AdminEntries } from './AdminEntries'
import { AppShell } from './AppShell'
import { useOutagePages } from './useOutagePages'
import { useRouteTitle } from '../routeTitle'
import './adminBar.scss'

const AdminMenu = lazyPart(() => import('./AdminMenu'), 'AdminMenu')

/** The number on the entry of solution activation; read only by those who may open that page (R-ADM-04, R-ADM-12). */
function usePendingActivations(): number | undefined {
  const { may } = useMayOpen(paths.admin.page('solution-activation'))
  const { data } = useCountOrdersPendingActivationQuery(undefined, { skip: !may })
  return may ? data?.count : undefined
}

/**
 * The back office: a menu of the pages that the permissions allow, the page's title, and the page (R-ADM-01,
 * R-PERM-04).
 */
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

/**
 * The breadcrumbs of a page: the start page, its group unless it has the same name, and the title of its route
 * (R-LAY-02): `Finance / Orders`.
 */
function AdminCrumbs() {
  const title = useRouteTitle().replace(/^Admin: /, '')
  const group = adminGroupOf(useLocation().pathname)
  return (
    <ol className="crumbs">
      <li>
        <Link to={paths.admin.index} aria-label="To do" title="To do">
          <HouseDoor aria-hidden />
        </Link>
      </li>
      {group && group !== title && <li>{group}</li>}
      <li className="admin-bar-title" aria-current="page">
        {title}
      </li>
    </ol>
  )
}

/** Sends the check-ins that an earlier visit to a door list has left on this device, whatever page is open. */
function useUnsentCheckIns(): void {
  const dispatch = useAppDispatch()
  const userId = useUser()?.userId
  const { may } = useMayOpen(paths.admin.page('events'))
  useEffect(() => {
    const events = may && userId ? localStore.keys(`attendance:${userId}:`) : []
    if (!userId || events.length === 0) return
    import('@/store/attendance/doors').then(
      ({ sendUnsent }) => dispatch(sendUnsent(events, userId)),
      () => undefined,
    )
  }, [dispatch, userId, may])
}
