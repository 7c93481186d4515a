import { Outlet, useLocation } from 'react-router-dom'
import { useGetActiveAccountQuery } from '@/api/account/activeAccount'
import { AccountDrift } from '@/components/account/AccountDrift'
import { AwaitedTeam } from '@/components/team/AwaitedTeam'
import { useDeletedElsewhere } from '@/components/notifications/useDeletedElsewhere'
import { isBelow } from '@/domain/navigation/isBelow'
import { paths } from '@/domain/navigation/paths'
import { lazyPart } from '@/ui/lazyPart'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import { AppShell } from './AppShell'
import { SideColumn } from './SideColumn'
import { useOutagePages } from './useOutagePages'

const AccountModals = lazyPart(() => import('../sidebar/AccountModals'), 'AccountModals')

const TeamGate = lazyPart(() => import('@/components/team/TeamGate'), 'TeamGate', <AwaitedTeam />)

// Constant elements: React doesn't render them again with every page.
const header = <Header />
const footer = <Footer />
const drift = <AccountDrift />
const modals = <AccountModals />

/** The member areas: the sidebar next to the page. */
export function DashboardLayout() {
  const { pathname } = useLocation()
  useGetActiveAccountQuery()
  useOutagePages()
  useDeletedElsewhere()
  const inTeam = isBelow(pathname, paths.team.overview)
  return (
    <AppShell>
      {header}
      <div className="container-xl shell site-main">
        <SideColumn inTeam={inTeam} />
        <main id="main">
          {drift}
          {inTeam ? (
            <TeamGate>
              <Outlet />
            </TeamGate>
          ) : (
            <Outlet />
          )}
        </main>
      </div>
      {footer}
      {modals}
    </AppShell>
  )
}
