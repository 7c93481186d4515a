import type { IncomingMessage } from 'node:http'
import { bootstrap, problemsOf } from '../bootstrap'
import { readChaos } from '../settings/chaos'
import { environment } from '../settings/environment'
import { isPersona, type Persona } from '../personas'
import { readRuleText, type Rule } from '../rule'
import { settingNames, type UrlSettings } from '../settings/urlSettings'
import { callers } from './callers'

const header = 'x-mocks-'

/** Reads the settings in the query and headers of a request, and what is wrong with them. Removes them from `url`. */
export function takeSettings({ headers }: IncomingMessage, url: URL): { settings: UrlSettings; problems: string[] } {
  const settings: UrlSettings = {}
  for (const name of settingNames) {
    const value = headers[`${header}${name}`] ?? url.searchParams.get(name)
    if (typeof value === 'string') settings[name] = value
    url.searchParams.delete(name)
  }
  const unknown = Object.keys(headers).filter(
    (name) => name.startsWith(header) && !settingNames.some((known) => name === `${header}${known}`),
  )
  return {
    settings,
    problems: [
      ...unknown.map((name) => `${name}: the headers are ${settingNames.map((one) => header + one).join(', ')}`),
      ...problemsOf(settings),
    ],
  }
}

/** Applies settings of the server's own pages until the next reset; calls without a token are then answered as `as`. */
export function applyToServer(settings: UrlSettings): void {
  bootstrap(settings)
  if (settings.as !== undefined && isPersona(settings.as)) callers.standing = settings.as
}

/**
 * Applies the settings of a call. The persona and the faults are for this call only and are returned; scenario, chaos,
 * clock and personality change the server.
 * A client may send the same headers with every call, so a scenario or chaos that is running is not restarted.
 */
export function applyToCall({ as, fail, scenario, chaos, at, backend }: UrlSettings): { as?: Persona; rules: Rule[] } {
  bootstrap({
    ...(scenario !== undefined && scenario !== environment.scenario ? { scenario } : {}),
    ...(chaos !== undefined && !isUnderWay(chaos) ? { chaos } : {}),
    ...(at === undefined ? {} : { at }),
    ...(backend === undefined ? {} : { backend }),
  })
  return { rules: readRuleText(fail ?? '').rules, ...(as !== undefined && isPersona(as) ? { as } : {}) }
}

function isUnderWay(chaos: string): boolean {
  const running = readChaos()
  return running !== undefined && [running.seed, `${running.seed},${running.share}`].includes(chaos)
}
