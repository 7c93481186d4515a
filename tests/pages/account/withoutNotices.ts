import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import type { Persona } from '@mocks/personas'
import { applyScenario, type ScenarioName } from '@mocks/scenarios'
import { renderAt } from '@tests/renderAt'

/** Nothing is new to the member: no modal stands over the page. */
function withoutNotices(): void {
  requestLog.clear()
  for (const connection of db.connections) Object.assign(connection, { invitationSeen: true, removalSeen: true })
}

/** The bodies that a call was sent with, oldest first. */
export const sent = (id: string) =>
  requestLog
    .read()
    .filter((call) => call.id === id)
    .map((call) => (call.sent ? (JSON.parse(call.sent) as unknown) : undefined))
    .reverse()

/** `first` happens after the scenario was laid, which takes away what was there before. */
type Asked = { as?: Persona; scenario?: ScenarioName; first?: () => void }

/** Shows a page of the account with nothing over it; a scenario is laid before the notices are taken away. */
export function renderWithoutNotices(path: string, { as, scenario, first }: Asked) {
  const persona = scenario && applyScenario(scenario)
  first?.()
  withoutNotices()
  return renderAt(path, { as: as ?? persona ?? 'visitor' })
}
