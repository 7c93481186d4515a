import { Outlet } from 'react-router-dom'
import { Logo } from '../header/Logo'
import { AppShell } from './AppShell'

/** Logo and a single task: sign-in, the survey, microsites. */
export function BlankLayout() {
  return (
    <AppShell className="blank">
      <header className="blank-bar">
        <Logo />
      </header>
      <main id="main" className="blank-main">
        <Outlet />
      </main>
    </AppShell>
  )
}
