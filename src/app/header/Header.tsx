import { useEffect, useLayoutEffect, useState } from 'react'
import { Cart3 } from 'react-bootstrap-icons'
import { Link } from '@/components/links/Link'
import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'
import { countOf, formatCount } from '@/lib/money/counts'
import { selectCartCount } from '@/store/cart/cartState'
import { useAppSelector } from '@/store/hooks'
import { selectNamed } from '@/store/session/authSlice'
import { lazyPart } from '@/ui/lazyPart'
import { Popover } from '@/ui/overlay/Popover'
import { Logo } from './Logo'
import { headerLinks } from './navigation'
import { MenuButton } from './MenuButton'

// Menus are prefetched on intent, the profile if there is one.
const MegaMenu = lazyPart<'MegaMenu', { onLeave: () => void }>(() => import('./MegaMenu'), 'MegaMenu')
const HubMenu = lazyPart(() => import('./HubMenu'), 'HubMenu')
const ProfileLink = lazyPart(() => import('./ProfileLink'), 'ProfileLink', <span className="site-profile-place" />)
const MenuModal = lazyPart(() => import('./MenuModal'), 'MenuModal')

/** The header of the public pages and of the member areas (R-HDR-01 to R-HDR-07). */
export function Header() {
  const [menuOpen, setMenuOpen] = useState(false)
  const isNamed = useAppSelector((state) => selectNamed(state) !== null)
  const isOpened = useAppSelector(({ auth }) => auth.user !== null)
  // A check without an answer is repeated until there is one; meanwhile the public pages stay usable (R-MAINT-04).
  const restoring = useAppSelector(({ auth }) => auth.status === 'restoring' && !auth.unanswered)
  // Set by src/start before the first paint.
  useLayoutEffect(() => {
    if (!restoring) document.documentElement.removeAttribute('data-session')
  }, [restoring])
  useEffect(() => {
    // While the session is checked. A chunk that fails is requested again when it is needed.
    if (isOpened) ProfileLink.load().catch(() => undefined)
  }, [isOpened])
  return (
    <header className="topbar">
      <div className="container-xl topbar-inner">
        <Logo />
        <nav className="site-nav" aria-label="Main">
          <Popover label="Solutions & Benefits" wide>
            {(close) => <MegaMenu onLeave={close} />}
          </Popover>
          <Popover label="Resources">{(close) => <HubMenu onLeave={close} />}</Popover>
          {headerLinks.map(({ label, to }) => (
            <SiteLink key={to} to={to} className="menu-link">
              {label}
            </SiteLink>
          ))}
        </nav>
        <div className="site-header-end">
          <CartLink />
          {isNamed ? (
            <ProfileLink />
          ) : (
            <>
              <span className="site-visitor">
                <Link to={paths.login} className="btn btn-outline-secondary">
                  Sign In
                </Link>
                <SiteLink to={paths.premiumMembership} className="btn btn-outline-cta">
                  Go Premium
                </SiteLink>
              </span>
              <span className="site-profile-place" />
            </>
          )}
          <MenuButton onOpen={() => setMenuOpen(true)} />
        </div>
      </div>
      {menuOpen && <MenuModal onClose={() => setMenuOpen(false)} />}
    </header>
  )
}

/** A link to the cart with its item count; hidden while the cart is empty (R-HDR-06). */
function CartLink() {
  const count = useAppSelector(selectCartCount)
  if (count === 0) return null
  return (
    <Link to={paths.cart} className="site-round" aria-label={`Cart, ${countOf(count, 'item')}`}>
      <Cart3 aria-hidden />
      <span className="count" aria-hidden="true">
        {formatCount(count)}
      </span>
    </Link>
  )
}
