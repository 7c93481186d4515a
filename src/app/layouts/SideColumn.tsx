import { useRef, useState } from 'react'
import { useMatchMedia } from '@/ui/hooks/useMatchMedia'
import { PersonalSidebar } from '../sidebar/PersonalSidebar'
import { TeamSidebar } from '../sidebar/TeamSidebar'
import { useLetGo } from '../sidebar/useLetGo'

/** Where the column is shown (_sidebar.scss); elsewhere the menu holds the sidebar. */
const wide = '(min-width: 992px)'

// The same elements at every rendering: what doesn't depend on the page isn't rendered again with each.
const personal = <PersonalSidebar />
const team = <TeamSidebar />

/** The sidebar next to the page. Where there is no room for it, what it counts isn't read either. */
export function SideColumn({ inTeam }: { inTeam: boolean }) {
  const isWide = useMatchMedia(wide)
  // Once shown it stays, hidden by its style: one of its dialogs may be open when the window narrows.
  const [wasWide, setWasWide] = useState(isWide)
  if (isWide && !wasWide) setWasWide(true)
  return wasWide ? <Pinned inTeam={inTeam} /> : null
}

function Pinned({ inTeam }: { inTeam: boolean }) {
  const panel = useRef<HTMLDivElement>(null)
  useLetGo(panel)
  return (
    <nav className="shell-side" aria-label={inTeam ? 'Team account' : 'Personal account'}>
      <div ref={panel} className="shell-pinned">
        {inTeam ? team : personal}
      </div>
    </nav>
  )
}
