import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { appReady } from '@/lib/appReady'
import { StageBanner } from './StageBanner'
import './shell.scss'

const ConsentQuestion = lazy(() =>
  import('./ConsentQuestion').then(({ ConsentQuestion }) => ({ default: ConsentQuestion })),
)

/** What every layout begins with: the way past the menus, and what this installation is. */
export function AppShell({ children, className = 'site' }: { children: ReactNode; className?: string }) {
  const ready = useSyncExternalStore(appReady.subscribe, appReady.read, () => false)
  return (
    <div className={className}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <StageBanner />
      {children}
      {ready && (
        <Suspense fallback={null}>
          <ConsentQuestion />
        </Suspense>
      )}
    </div>
  )
}
