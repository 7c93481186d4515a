import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { appReady } from '@/lib/appReady'
import { StageBanner } from './StageBanner'
import './shell.scss'

const ConsentQuestion = lazy(() =>
  import('./ConsentQuestion').then(({ ConsentQuestion }) => ({ default: ConsentQuestion })),
)

/** Start of every layout: the skip link and the stage banner. */
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
