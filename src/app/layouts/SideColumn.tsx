import { useRef, useState } from 'react'
import { useMatchMedia } from '@/ui/hooks/useMatchMedia'
import { PersonalSidebar } from '../sidebar/PersonalSidebar'
import { TeamSidebar } from '../sidebar/TeamSidebar'
import { useLetGo } from '../sidebar/useLetGo'

/** The width from which the column is shown (_sidebar.scss); on narrower screens the menu contains the sidebar. */
const wide = '(min-width: 992px)'

// Constant elements: React doesn't render the sidebar again with every page.
const personal = <PersonalSidebar />
const team = <TeamSidebar />

/** The sidebar next to the page. On a narrow screen it is not rendered, so that its counts aren't read. */
export function SideColumn({ inTeam }: { inTeam: boolean }) {
  const isWide = useMatchMedia(wide)
  // Once rendered it stays, hidden by its style: one of its dialogs may be open when the window becomes narrower.
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
