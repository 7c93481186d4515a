import type { Persona } from '@mocks/personas'
import type { Personality } from '@mocks/settings/environment'
import { applyScenario, type ScenarioName } from '@mocks/scenarios'
import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import { renderAt } from './renderAt'

/** Removes everything new for the member, so that no modal covers the page. */
function withoutNotices(kept: Asked['kept']): void {
  requestLog.clear()
  for (const connection of db.connections) Object.assign(connection, { invitationSeen: true, removalSeen: true })
  if (kept !== 'removedSolutions') for (const row of db.doSubscriptions) row.statusSeen = true
}

/** The bodies of a call's requests, oldest first. */
export const bodiesOf = (id: string) =>
  requestLog
    .read()
    .filter((call) => call.id === id)
    .map((call) => (call.sent ? (JSON.parse(call.sent) as unknown) : undefined))
    .reverse()

/** `first` runs after the scenario was applied, which resets everything before it; `kept` notices stay. */
type Asked = {
  as?: Persona
  scenario?: ScenarioName
  first?: () => void
  kept?: 'removedSolutions'
  backend?: Personality
}

/** Shows an account page without dialogs; a scenario is applied before the notices are removed. */
export function renderWithoutNotices(path: string, { as, scenario, first, kept, backend }: Asked) {
  const persona = scenario && applyScenario(scenario)
  first?.()
  withoutNotices(kept)
  return renderAt(path, { as: as ?? persona ?? 'visitor', ...(backend && { backend }) })
}
