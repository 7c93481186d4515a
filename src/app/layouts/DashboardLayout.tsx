import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useGetActiveAccountQuery } from '@/api/activeAccount'
import { AccountDrift } from '@/components/account/AccountDrift'
import { paths } from '@/domain/navigation/paths'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import { PersonalSidebar } from '../sidebar/PersonalSidebar'
import { TeamSidebar } from '../sidebar/TeamSidebar'
import { usePinned } from '../sidebar/usePinned'
import { AppShell } from './AppShell'

const AccountModals = lazy(() =>
  import('../sidebar/AccountModals').then(({ AccountModals }) => ({ default: AccountModals })),
)

/** The member areas: the sidebar next to the page. */
export function DashboardLayout() {
  const { pathname } = useLocation()
  const pinned = usePinned()
  useGetActiveAccountQuery()
  const inTeam = pathname === paths.team.overview || pathname.startsWith(`${paths.team.overview}/`)
  return (
    <AppShell>
      <Header />
      <div className="container-xl shell site-main">
        <nav className="shell-side" aria-label={inTeam ? 'Team account' : 'Personal account'}>
          <div className={pinned ? 'shell-pinned' : undefined}>{inTeam ? <TeamSidebar /> : <PersonalSidebar />}</div>
        </nav>
        <main id="main">
          <AccountDrift />
          <Outlet />
        </main>
      </div>
      <Footer />
      <Suspense fallback={null}>
        <AccountModals />
      </Suspense>
    </AppShell>
  )
}
