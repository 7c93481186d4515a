import type { Shape } from '@/contract/types'
import type { Asked } from './address'
import { startChaos, stopChaos } from './chaos'
import { clock } from './clock'
import { db, resetDb } from './db/db'
import { readRules, setRules } from './faults'
import { isPersona, signInAs, type Persona } from './personas'
import { readRuleText } from './rule'
import { applyScenario, isScenario } from './scenarios'
import { setEnvironment, environment } from './environment'

export type BootstrapResult = {
  /** The response of the sign-in, if a persona was requested. */
  signIn?: Shape<'SignInAnswer'>
  /** The visitor persona was requested. */
  signOut?: true
  /** One message per setting that could not be parsed. */
  problems: string[]
}

/** Applies the settings of a URL to the mocks. */
export function bootstrap(asked: Asked): BootstrapResult {
  const problems: string[] = []
  let persona: Persona | undefined
  const known = asked.scenario !== undefined && isScenario(asked.scenario)
  if (known) persona = inScenario(asked.scenario as Parameters<typeof applyScenario>[0])
  else if (asked.scenario) problems.push(`scenario=${asked.scenario}: there is none of this name`)
  if (asked.at !== undefined && !moveTo(asked.at, known)) problems.push(`at=${asked.at}: this is no date`)
  if (asked.fail !== undefined) {
    const { rules, problems: wrong } = readRuleText(asked.fail)
    setRules(known ? [...readRules(), ...rules] : rules)
    problems.push(...wrong)
  }
  if (asked.chaos !== undefined) chaosOf(asked.chaos)
  if (asked.as !== undefined) {
    if (isPersona(asked.as)) persona = asked.as
    else problems.push(`as=${asked.as}: there is nobody of this name`)
  }
  if (!persona) return { problems }
  setEnvironment({ persona })
  const signIn = signInAs(persona)
  return signIn ? { signIn, problems } : { signOut: true, problems }
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

function moveTo(at: string, reseed: boolean): boolean {
  const moment = at === '' ? Date.now() : Date.parse(at.replace(' ', '+'))
  if (Number.isNaN(moment)) return false
  clock.stop()
  clock.move(moment - Date.now())
  if (reseed) resetDb()
  return true
}

function chaosOf(text: string): void {
  const [seed = '', share = ''] = text.split(',')
  if (seed === '') stopChaos()
  else startChaos(seed, Number(share) > 0 ? { share: Math.min(1, Number(share)) } : {})
}
