import { type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppReady } from '@/lib/browser/appReady'
import { lazyPart } from '@/ui/lazyPart'
import './shell.scss'

const AfterStart = lazyPart(() => import('./AfterStart'), 'AfterStart')

const CreateTeam = lazyPart(() => import('../createTeam/CreateTeam'), 'CreateTeam')

/** The parts of every layout: the skip link, and what appears after the start. */
export function AppShell({ children, className = 'site' }: { children: ReactNode; className?: string }) {
  const isCreating = useLocation().search.includes('createTeam=true')
  const ready = useAppReady()
  return (
    <div className={className}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {children}
      {isCreating && <CreateTeam />}
      {ready && <AfterStart />}
    </div>
  )
}
