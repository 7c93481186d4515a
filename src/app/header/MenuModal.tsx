import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetMenuQuery } from '@/api/content'
import { Link } from '@/components/Link'
import { SiteLink } from '@/components/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { selectActiveAccount } from '@/store/activeAccountSlice'
import { useAppSelector } from '@/store/hooks'
import { Dialog } from '@/ui/overlay/Dialog'
import { PersonalSidebar } from '../sidebar/PersonalSidebar'
import { TeamSidebar } from '../sidebar/TeamSidebar'
import { MenuColumn } from './MegaMenu'
import { headerLinks } from './navigation'

/** The menu on small screens: header links, sign-in and sign-up, and the matching sidebar (R-HDR-07). */
export function MenuModal({ onClose }: { onClose: () => void }) {
  const signedIn = useAppSelector(({ auth }) => auth.status === 'signedIn')
  const account = useAppSelector(selectActiveAccount)
  const { data: menu } = useGetMenuQuery()
  const { pathname, key } = useLocation()
  const opened = useRef(key)
  // Close after following any link, even one to the current page.
  useEffect(() => {
    if (key !== opened.current) onClose()
  }, [key, onClose])
  const inTeam = account?.type === 'Team' && !pathname.startsWith(paths.account.overview)
  return (
    <Dialog title="Menu" size="m" onClose={onClose}>
      {!signedIn && (
        <div className="d-grid gap-2 mb-4">
          <Link to={paths.login} className="btn btn-primary">
            Sign In
          </Link>
          <Link to={paths.signup} className="btn btn-outline-primary">
            Sign Up
          </Link>
        </div>
      )}
      {signedIn && (
        <nav aria-label={inTeam ? 'Team account' : 'Personal account'}>
          {inTeam ? <TeamSidebar /> : <PersonalSidebar />}
        </nav>
      )}
      {signedIn && <hr className="side-rule" />}
      <nav aria-label="Main" className="d-grid gap-3">
        <MenuColumn title="Solutions & Benefits" links={menu?.categories ?? []} onLeave={onClose} />
        <MenuColumn title="Top benefits" links={menu?.topBenefits ?? []} onLeave={onClose} />
        <MenuColumn title="Top deals" links={menu?.topDeals ?? []} onLeave={onClose} />
        <MenuColumn title="Hub" links={menu?.resources ?? []} onLeave={onClose} />
        <ul className="side mb-0">
          {headerLinks.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to} className="side-link">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
}
