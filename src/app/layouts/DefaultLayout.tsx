import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useAppSelector } from '@/store/hooks'
import { lazyPart } from '@/ui/lazyPart'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import { AppShell } from './AppShell'

const LockOverlay = lazyPart(() => import('./LockOverlay'), 'LockOverlay')

/** Header, page, footer; with an overlay that locks all of it while a payment is in flight (R-LAY-03). */
export function DefaultLayout() {
  const locked = useAppSelector(({ ui }) => ui.locked)
  return (
    <AppShell>
      <Header />
      <main id="main" className="site-main">
        <Outlet />
      </main>
      {/* A boundary of its own: of a prerendered page it is hydrated last. */}
      <Suspense>
        <Footer />
      </Suspense>
      {locked && <LockOverlay text={locked} />}
    </AppShell>
  )
}
