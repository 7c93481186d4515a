import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useContent } from '@/store/content/useContent'
import { Link } from '@/components/links/Link'
import { SiteLink } from '@/components/links/SiteLink'
import { isBelow } from '@/domain/navigation/isBelow'
import { paths } from '@/domain/navigation/paths'
import { useActiveAccount, useIsSignedIn } from '@/store/hooks'
import { Disclosure } from '@/ui/layout/Disclosure'
import { lazyPart } from '@/ui/lazyPart'
import { Dialog } from '@/ui/overlay/Dialog'
import { PersonalSidebar } from '../sidebar/PersonalSidebar'
import { TeamSidebar } from '../sidebar/TeamSidebar'
import { MenuLinks, SolutionLinks } from './MegaMenu'
import { MenuState } from './MenuState'
import { headerLinks } from './navigation'
import './menuModal.scss'

const AccountSwitcher = lazyPart(() => import('@/components/account/AccountSwitcher'), 'AccountSwitcher')

type Props = { onClose: () => void }

/** The menu on small screens: header links, sign-in and sign-up, and the matching sidebar (R-HDR-07), first in its area. */
export function MenuModal({ onClose }: Props) {
  const signedIn = useIsSignedIn()
  const account = useActiveAccount()
  const { pathname, key } = useLocation()
  const opened = useRef(key)
  const [switching, setSwitching] = useState(false)
  // Close after following any link, even one to the current page.
  useEffect(() => {
    if (key !== opened.current) onClose()
  }, [key, onClose])
  // Takes the menu's place: one dialog at a time.
  if (switching) return <AccountSwitcher onClose={onClose} />
  const inMemberArea = [paths.account.overview, paths.team.overview].some((area) => isBelow(pathname, area))
  const inTeam = account?.type === 'Team' && !isBelow(pathname, paths.account.overview)
  const Sidebar = inTeam ? TeamSidebar : PersonalSidebar
  const sidebar = signedIn && (
    <nav className="menu-modal-part" aria-label={inTeam ? 'Team account' : 'Personal account'}>
      <Sidebar onSwitchAccount={() => setSwitching(true)} />
    </nav>
  )
  return (
    <Dialog title="Menu" size="m" onClose={onClose}>
      {!signedIn && (
        <div className="d-grid gap-2 mb-3">
          <Link to={paths.login} className="btn btn-primary">
            Sign in
          </Link>
          <Link to={paths.signup} className="btn btn-outline-secondary">
            Sign up
          </Link>
        </div>
      )}
      {inMemberArea && sidebar}
      <nav className="menu-modal-part" aria-label="Main">
        <ul className="side menu-modal-main">
          {headerLinks.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to} className="side-link">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <MenuGroups onLeave={onClose} />
      {!inMemberArea && sidebar}
    </Dialog>
  )
}

/** The groups of the header's menus, closed at first: opened, they are longer than the screen. */
function MenuGroups({ onLeave }: { onLeave: () => void }) {
  const { data: menu } = useContent('menu.json')
  return (
    <nav aria-label="Solutions, benefits and resources" className="menu-modal-part">
      {menu ? (
        [
          { title: 'Solutions & Benefits', links: menu.categories },
          { title: 'Top benefits', links: menu.topBenefits },
          { title: 'Top deals', links: menu.topDeals },
          { title: 'Resources', links: menu.resources },
        ].map(({ title, links }) => (
          <Disclosure key={title} summary={title}>
            <MenuLinks links={links} onLeave={onLeave} />
          </Disclosure>
        ))
      ) : (
        <MenuState />
      )}
      <p className="menu-modal-all actions mb-0">
        <SolutionLinks onLeave={onLeave} />
        <SiteLink to={paths.resources} onClick={onLeave}>
          See all resources
        </SiteLink>
      </p>
    </nav>
  )
}
