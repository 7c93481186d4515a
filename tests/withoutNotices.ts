import type { Persona } from '@mocks/personas'
import type { Personality } from '@mocks/settings/environment'
import { applyScenario, type ScenarioName } from '@mocks/scenarios'
import { db } from '@mocks/db/db'
import { requestLog } from '@mocks/requestLog'
import { renderAt } from './renderAt'

/** Marks everything as seen, so that no modal dialog covers the page. */
function withoutNotices(kept: Asked['kept']): void {
  requestLog.clear()
  for (const connection of db.connections) Object.assign(connection, { invitationSeen: true, removalSeen: true })
  if (kept !== 'removedSolutions') for (const row of db.doSubscriptions) row.statusSeen = true
}

/**
 * Removes most members of Acme Studio, with their seats: rendering a table of all 49 takes most of a test's time, and
 * `visit` (visits.ts) covers the full table.
 */
function withFewMembers(): void {
  const leavers = db.connections.filter(({ id }) => Number(/^con-acme-(\d+)$/.exec(id)?.[1]) > 13)
  db.connections = db.connections.filter((row) => !leavers.includes(row))
  const last = db.teams.find(({ teamId }) => teamId === 'team-acme')?.seatChanges.at(-1)
  if (last) last.seats -= leavers.length
}

/** The bodies of a call's requests, oldest first. */
export const bodiesOf = (id: string) =>
  requestLog
    .read()
    .filter((call) => call.id === id)
    .map((call) => (call.sent ? (JSON.parse(call.sent) as unknown) : undefined))
    .reverse()

/** `first` runs after the scenario, which resets the database; `kept` notices are not marked as seen. */
type Asked = {
  as?: Persona
  scenario?: ScenarioName
  first?: () => void
  kept?: 'removedSolutions'
  backend?: Personality
  isStrict?: boolean
}

/** Renders a page without dialogs about news, and with few members in the team; applies a scenario first. */
export function renderWithoutNotices(path: string, { as, scenario, first, kept, ...asked }: Asked) {
  const persona = scenario && applyScenario(scenario)
  withFewMembers()
  first?.()
  withoutNotices(kept)
  return renderAt(path, { as: as ?? persona ?? 'visitor', ...asked })
}
