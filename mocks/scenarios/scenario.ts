import type { Chaos } from '../chaos'
import type { Db } from '../db/db'
import type { Persona } from '../personas'
import type { Environment } from '../environment'

/** A state of things that somebody wants to see, by its name. */
export type Scenario = {
  title: string
  /** Who one is in it, unless `?as=` says otherwise. */
  as?: Persona
  /** Changes the fresh seeds. */
  apply?: (db: Db) => void
  /** Rules as an address writes them: `checkoutCart:drop-after`. */
  fail?: string
  world?: Partial<Environment>
  chaos?: Pick<Chaos, 'seed' | 'share'>
  /** What time it is (ISO). */
  at?: string
}

export const defineScenarios = <Name extends string>(scenarios: Record<Name, Scenario>) => scenarios
