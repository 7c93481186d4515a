import type { Shape } from '@/contract/types'
import type { UrlSettings } from './settings/urlSettings'
import { startChaos, stopChaos } from './settings/chaos'
import { clock } from './settings/clock'
import { db, resetDb } from './db/db'
import { readRules, setRules } from './settings/faults'
import { isPersona, personas, signInAs, type Persona } from './personas'
import { readRuleText } from './rule'
import { applyScenario, isScenario } from './scenarios'
import { setEnvironment, environment, personalities, type Personality } from './settings/environment'

export type BootstrapResult = {
  /** The response of the sign-in, if a persona was requested. */
  signIn?: Shape<'SignInAnswer'>
  /** The visitor persona was requested. */
  signOut?: true
  /** One message per setting that could not be parsed. */
  problems: string[]
}

/** Applies the settings of a URL to the mocks; those that cannot be parsed are ignored. */
export function bootstrap(settings: UrlSettings): BootstrapResult {
  const problems = problemsOf(settings)
  let persona: Persona | undefined
  const known = settings.scenario !== undefined && isScenario(settings.scenario)
  if (known) persona = inScenario(settings.scenario as Parameters<typeof applyScenario>[0])
  if (settings.at !== undefined) moveTo(settings.at, known)
  if (settings.fail !== undefined) {
    const { rules } = readRuleText(settings.fail)
    setRules(known ? [...readRules(), ...rules] : rules)
  }
  if (settings.chaos !== undefined) chaosOf(settings.chaos)
  if (settings.backend === '') setEnvironment({ personality: null })
  if (settings.backend !== undefined && isPersonality(settings.backend))
    setEnvironment({ personality: settings.backend })
  if (settings.as !== undefined && isPersona(settings.as)) persona = settings.as
  if (!persona) return { problems }
  setEnvironment({ persona })
  const signIn = signInAs(persona)
  return signIn ? { signIn, problems } : { signOut: true, problems }
}

const isPersonality = (text: string): text is Personality => personalities.some((one) => one === text)

/** Returns a message for each setting that cannot be parsed, and applies none of them. */
export function problemsOf({ as, scenario, fail, chaos, at, backend }: UrlSettings): string[] {
  const share = chaos?.split(',')[1]
  return [
    ...(scenario && !isScenario(scenario)
      ? [`scenario=${scenario}: there is no scenario of this name; the panel lists them`]
      : []),
    ...(at !== undefined && Number.isNaN(momentOf(at)) ? [`at=${at}: this is no date`] : []),
    ...readRuleText(fail ?? '').problems,
    ...(share !== undefined && !(Number(share) > 0) ? [`chaos=${chaos}: the share of calls is a number up to 1`] : []),
    ...(backend && !isPersonality(backend)
      ? [`backend=${backend}: there is no such server: ${personalities.join(', ')}`]
      : []),
    ...(as !== undefined && !isPersona(as)
      ? [`as=${as}: there is no persona of this name: ${Object.keys(personas).join(', ')}`]
      : []),
  ]
}

function inScenario(name: Parameters<typeof applyScenario>[0]): Persona | undefined {
  const { sessions } = db
  const { persona: before } = environment
  const persona = applyScenario(name)
  // The current session survives if the scenario names no persona.
  setEnvironment({ persona: before })
  db.sessions.push(...sessions.filter(({ userId }) => db.users.some((user) => user.userId === userId)))
  return persona
}

// In a query string, the plus sign of a UTC offset arrives as a space.
const momentOf = (at: string) => (at === '' ? Date.now() : Date.parse(at.replace(' ', '+')))

function moveTo(at: string, reseed: boolean): void {
  const moment = momentOf(at)
  if (Number.isNaN(moment)) return
  clock.stop()
  clock.move(moment - Date.now())
  if (reseed) resetDb()
}

function chaosOf(text: string): void {
  const [seed = '', share = ''] = text.split(',')
  if (seed === '') stopChaos()
  else startChaos(seed, Number(share) > 0 ? { share: Math.min(1, Number(share)) } : {})
}
