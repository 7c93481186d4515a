import { useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useGetActiveAccountQuery } from '@/api/account/activeAccount'
import { AccountDrift } from '@/components/account/AccountDrift'
import { AwaitedTeam } from '@/components/team/AwaitedTeam'
import { useDeletedElsewhere } from '@/components/notifications/useDeletedElsewhere'
import { isBelow } from '@/domain/navigation/isBelow'
import { paths } from '@/domain/navigation/paths'
import { lazyPart } from '@/ui/lazyPart'
import { useMatchMedia } from '@/ui/hooks/useMatchMedia'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import { AppShell } from './AppShell'
import { useOutagePages } from './useOutagePages'
import { PersonalSidebar } from '../sidebar/PersonalSidebar'
import { TeamSidebar } from '../sidebar/TeamSidebar'
import { useLetGo } from '../sidebar/useLetGo'

const AccountModals = lazyPart(() => import('../sidebar/AccountModals'), 'AccountModals')

const TeamGate = lazyPart(() => import('@/components/team/TeamGate'), 'TeamGate', <AwaitedTeam />)

// Constant elements: React doesn't render them again with every page.
const header = <Header />
const footer = <Footer />
const personal = <PersonalSidebar />
const team = <TeamSidebar />
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

/** The width from which the column is shown (_sidebar.scss); on narrower screens the menu contains the sidebar. */
const wide = '(min-width: 992px)'

/** The sidebar next to the page. On a narrow screen it is not rendered, so that its counts aren't read. */
function SideColumn({ inTeam }: { inTeam: boolean }) {
  const isWide = useMatchMedia(wide)
  // Once rendered it stays, hidden by its style: one of its dialogs may be open when the window becomes narrower.
  const [wasWide, setWasWide] = useState(isWide)
  if (isWide && !wasWide) setWasWide(true)
  return wasWide ? <Pinned inTeam={inTeam} /> : null
}

function Pinned({ inTeam }: { inTeam: boolean }) {
  const panel = useRef<HTMLDivElement>(null)
  useLetGo(panel)
  return (
    <nav className="shell-side" aria-label={inTeam ? 'Team account' : 'Personal account'}>
      <div ref={panel} className="shell-pinned">
        {inTeam ? team : personal}
      </div>
    </nav>
  )
}
