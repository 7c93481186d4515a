import { Outlet } from 'react-router-dom'
import { Logo } from '../header/Logo'
import { AppShell } from './AppShell'

/** Only the logo and one thing to do: signing in, the survey, microsites. */
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
