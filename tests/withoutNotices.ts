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

/**
 * Most members of Acme Studio leave, with their seats: a table of all 49 takes most of the time of a test about one of them,
 * and visits of every page (visits.ts) show them.
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

/** `first` runs after the scenario was applied, which resets everything before it; `kept` notices stay. */
type Asked = {
  as?: Persona
  scenario?: ScenarioName
  first?: () => void
  kept?: 'removedSolutions'
  backend?: Personality
  isStrict?: boolean
}

/** Shows an account page without dialogs, and a team's without its crowd; a scenario is applied before. */
export function renderWithoutNotices(path: string, { as, scenario, first, kept, ...asked }: Asked) {
  const persona = scenario && applyScenario(scenario)
  withFewMembers()
  first?.()
  withoutNotices(kept)
  return renderAt(path, { as: as ?? persona ?? 'visitor', ...asked })
}
