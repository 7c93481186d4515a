import { Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useGetActiveAccountQuery } from '@/api/activeAccount'
import { AccountDrift } from '@/components/account/AccountDrift'
import { paths } from '@/domain/navigation/paths'
import { lazyNamed } from '@/ui/lazyNamed'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import { PersonalSidebar } from '../sidebar/PersonalSidebar'
import { TeamSidebar } from '../sidebar/TeamSidebar'
import { useLetGo } from '../sidebar/useLetGo'
import { AppShell } from './AppShell'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useOutagePages } from './useOutagePages'

const AccountModals = lazyNamed(() => import('../sidebar/AccountModals'), 'AccountModals')

const TeamGate = lazyNamed(() => import('@/components/team/TeamGate'), 'TeamGate')

// The same elements at every rendering: what doesn't depend on the page isn't rendered again with each.
const header = <Header />
const footer = <Footer />
const drift = <AccountDrift />
const personal = <PersonalSidebar />
const team = <TeamSidebar />
const modals = (
  <Suspense fallback={null}>
    <AccountModals />
  </Suspense>
)

/** The member areas: the sidebar next to the page. */
export function DashboardLayout() {
  const { pathname } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  useLetGo(panel)
  useGetActiveAccountQuery()
  useOutagePages()
  const inTeam = pathname === paths.team.overview || pathname.startsWith(`${paths.team.overview}/`)
  return (
    <AppShell>
      {header}
      <div className="container-xl shell site-main">
        <nav className="shell-side" aria-label={inTeam ? 'Team account' : 'Personal account'}>
          <div ref={panel} className="shell-pinned">
            {inTeam ? team : personal}
          </div>
        </nav>
        <main id="main">
          {drift}
          {inTeam ? (
            <Suspense fallback={<Skeleton shape="card" rows={3} label="Loading your team" />}>
              <TeamGate>
                <Outlet />
              </TeamGate>
            </Suspense>
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
