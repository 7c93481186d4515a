import { lazy, Suspense, useState } from 'react'
import { Link } from '@/components/Link'
import { SiteLink } from '@/components/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { useAppSelector } from '@/store/hooks'
import { Popover } from '@/ui/overlay/Popover'
import { Icon } from '@/ui/Icon'
import { Logo } from './Logo'
import { headerLinks } from './navigation'

// Menus are prefetched on intent, the profile if there is one.
const MegaMenu = lazy(() => import('./MegaMenu').then(({ MegaMenu }) => ({ default: MegaMenu })))
const HubMenu = lazy(() => import('./HubMenu').then(({ HubMenu }) => ({ default: HubMenu })))
const ProfileLink = lazy(() => import('./ProfileLink').then(({ ProfileLink }) => ({ default: ProfileLink })))
const MenuModal = lazy(() => import('./MenuModal').then(({ MenuModal }) => ({ default: MenuModal })))

/** The header of the public pages and of the member areas (R-HDR-01 to R-HDR-07). */
export function Header() {
  const [menuOpen, setMenuOpen] = useState(false)
  const signedIn = useAppSelector(({ auth }) => auth.user !== null)
  const count = useAppSelector(({ cart }) => cart.cart.items.reduce((sum, { quantity }) => sum + quantity, 0))
  return (
    <header className="topbar">
      <div className="container-xl topbar-inner">
        <Logo />
        <nav className="site-nav" aria-label="Main">
          <Popover label="Solutions & Benefits" wide>
            {(close) => (
              <Suspense fallback={null}>
                <MegaMenu onLeave={close} />
              </Suspense>
            )}
          </Popover>
          <Popover label="Hub">
            {(close) => (
              <Suspense fallback={null}>
                <HubMenu onLeave={close} />
              </Suspense>
            )}
          </Popover>
          {headerLinks.map(({ label, to }) => (
            <SiteLink key={to} to={to} className="menu-link">
              {label}
            </SiteLink>
          ))}
        </nav>
        <div className="site-header-end">
          {count > 0 && (
            <Link
              to={paths.cart}
              className="site-round"
              aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
            >
              <Icon name="cart" />
              <span className="count" aria-hidden="true">
                {count}
              </span>
            </Link>
          )}
          {signedIn ? (
            <Suspense fallback={<span className="site-profile-place" />}>
              <ProfileLink />
            </Suspense>
          ) : (
            <>
              <Link to={paths.login} className="btn btn-outline-primary site-header-wide">
                Sign In
              </Link>
              <SiteLink to={paths.premiumMembership} className="btn btn-cta">
                Go Premium
              </SiteLink>
            </>
          )}
          <button
            type="button"
            className="site-round site-menu-button"
            aria-label="Menu"
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {menuOpen && (
        <Suspense fallback={null}>
          <MenuModal onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
