import type { IncomingMessage } from 'node:http'
import { bootstrap, problemsOf } from '../bootstrap'
import { readChaos } from '../settings/chaos'
import { environment } from '../settings/environment'
import { isPersona, type Persona } from '../personas'
import { readRuleText, type Rule } from '../rule'
import { settingNames, type UrlSettings } from '../settings/urlSettings'
import { callers } from './callers'

const header = 'x-mocks-'

/** The settings in the query and the headers of a request, and what is wrong with them. Removes them from `url`. */
export function takeSettings({ headers }: IncomingMessage, url: URL): { asked: UrlSettings; problems: string[] } {
  const asked: UrlSettings = {}
  for (const name of settingNames) {
    const value = headers[`${header}${name}`] ?? url.searchParams.get(name)
    if (typeof value === 'string') asked[name] = value
    url.searchParams.delete(name)
  }
  const unknown = Object.keys(headers).filter(
    (name) => name.startsWith(header) && !settingNames.some((known) => name === `${header}${known}`),
  )
  return {
    asked,
    problems: [
      ...unknown.map((name) => `${name}: the headers are ${settingNames.map((one) => header + one).join(', ')}`),
      ...problemsOf(asked),
    ],
  }
}

/** Settings of the server's own pages last until the next reset; calls without a token are answered as `as`. */
export function applyToServer(asked: UrlSettings): void {
  bootstrap(asked)
  if (asked.as !== undefined && isPersona(asked.as)) callers.standing = asked.as
}

/**
 * Settings of a call: who makes it and its faults concern this call only; scenario, chaos, clock and personality are the
 * server's.
 * A client may send the same headers with every call, so a scenario or chaos that is under way does not start again.
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

function isUnderWay(asked: string): boolean {
  const running = readChaos()
  return running !== undefined && [running.seed, `${running.seed},${running.share}`].includes(asked)
}
