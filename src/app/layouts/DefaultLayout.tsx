import { Outlet } from 'react-router-dom'
import { useAppSelector } from '@/store/hooks'
import { BelowFold } from '@/ui/layout/BelowFold'
import { lazyPiece } from '@/ui/lazyPiece'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import { AppShell } from './AppShell'

const LockOverlay = lazyPiece(() => import('./LockOverlay'), 'LockOverlay')

/** Header, page, footer; with an overlay that locks all of it while a payment is in flight (R-LAY-03). */
export function DefaultLayout() {
  const locked = useAppSelector(({ ui }) => ui.locked)
  return (
    <AppShell>
      <Header />
      <main id="main" className="site-main">
        <Outlet />
      </main>
      <BelowFold>
        <Footer />
      </BelowFold>
      {locked && <LockOverlay text={locked} />}
    </AppShell>
  )
}
