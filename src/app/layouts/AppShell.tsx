import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppReady } from '@/lib/useAppReady'
import { lazyNamed } from '@/ui/lazyNamed'
import './shell.scss'

const AfterStart = lazyNamed(() => import('./AfterStart'), 'AfterStart')

const CreateTeam = lazyNamed(() => import('../createTeam/CreateTeam'), 'CreateTeam')

/** What every layout has: the skip link, and what appears after the start. */
export function AppShell({ children, className = 'site' }: { children: ReactNode; className?: string }) {
  const isCreating = useLocation().search.includes('createTeam=true')
  const ready = useAppReady()
  return (
    <div className={className}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {children}
      {isCreating && (
        <Suspense fallback={null}>
          <CreateTeam />
        </Suspense>
      )}
      {ready && (
        <Suspense fallback={null}>
          <AfterStart />
        </Suspense>
      )}
    </div>
  )
}
