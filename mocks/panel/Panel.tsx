import { useId, useState } from 'react'
import { clearPersisted, load } from '../settings/persist'
import { environment } from '../settings/environment'
import { BackendPart } from './BackendPart'
import { ChaosPart } from './ChaosPart'
import { ClockPart } from './ClockPart'
import { CopyButton } from './CopyButton'
import { FaultsPart } from './FaultsPart'
import { MailboxPart } from './MailboxPart'
import { Notices } from './Notices'
import { PersonaPart } from './PersonaPart'
import { reloadWith, shareAddress } from './reload'
import { RequestsPart } from './RequestsPart'
import { ScenarioPart } from './ScenarioPart'
import { guarded, readText } from '../settings/storage'
import { useMocks } from './useMocks'
import { EnvironmentPart } from './EnvironmentPart'

const openKey = 'dc-mocks:open'

const parts = [
  { title: 'Who you are', Part: PersonaPart },
  { title: 'Scenario', Part: ScenarioPart },
  { title: 'Failing calls', Part: FaultsPart },
  { title: 'Mailbox', Part: MailboxPart },
  { title: 'Clock', Part: ClockPart },
  { title: 'Surroundings', Part: EnvironmentPart },
  { title: 'Chaos', Part: ChaosPart },
  { title: 'Real backend', Part: BackendPart },
  { title: 'Last calls', Part: RequestsPart },
]

/** The panel may be the first to access the tables, so it loads them when opened. */
function wasOpen(): boolean {
  const open = readText(openKey, 'sessionStorage') === '1'
  if (open) load()
  return open
}

/** The controls of the mock server: fixed in a corner, closed by default. */
export function Panel() {
  useMocks()
  const id = useId()
  const [open, setOpen] = useState(wasOpen)
  const toggle = () => {
    load()
    guarded(() => sessionStorage.setItem(openKey, open ? '0' : '1'))
    setOpen(!open)
  }
  const reset = () => {
    const { persona } = environment
    clearPersisted()
    reloadWith(persona ? { as: persona } : {})
  }
  return (
    <aside aria-label="Mock server">
      <button type="button" className="mock-panel-toggle" aria-expanded={open} aria-controls={id} onClick={toggle}>
        Mocks
        {environment.persona ? `: ${environment.persona}` : ''}
        {environment.scenario ? `, ${environment.scenario}` : ''}
      </button>
      {open && (
        <div id={id} className="mock-panel-body">
          {parts.map(({ title, Part }, index) => (
            <details key={title} open={index < 2}>
              <summary>{title}</summary>
              <Part />
            </details>
          ))}
          <p className="mock-panel-row">
            <CopyButton label="Copy address of this state" text={shareAddress} />
            <button type="button" onClick={reset}>
              Reset everything
            </button>
          </p>
        </div>
      )}
      <Notices />
    </aside>
  )
}
