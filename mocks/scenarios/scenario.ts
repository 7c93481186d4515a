import type { Chaos } from '../settings/chaos'
import type { Db } from '../db/db'
import type { Persona } from '../personas'
import type { Environment } from '../settings/environment'

/** A named server state to look at or test. */
export type Scenario = {
  title: string
  /** The persona, unless `?as=` overrides it. */
  as?: Persona
  /** Changes the fresh seeds. */
  apply?: (db: Db) => void
  /** Rules in URL syntax: `checkoutCart:drop-after`. */
  fail?: string
  world?: Partial<Environment>
  chaos?: Pick<Chaos, 'seed' | 'share'>
  /** The server's time (ISO). */
  at?: string
}

export const defineScenarios = <Name extends string>(scenarios: Record<Name, Scenario>) => scenarios
