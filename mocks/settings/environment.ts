import { changes } from '../changes'

/** Servers that use the freedom of the contract differently (personality.ts). */
export const personalities = ['minimal', 'strange'] as const
export type Personality = (typeof personalities)[number]

/** The server's environment: settings outside its database. */
export type Environment = {
  /** Response latency, in ms. */
  latency: number
  /** Latency of the content source, in ms: lower, since static files come from a nearby cache. */
  contentLatency: number
  /** Country of the visitor's IP address (ISO code, lower case); null if the lookup finds none. */
  country: string | null
  /** Merged into the maintenance document of the content source. */
  maintenance: { is_prod_maintenance?: boolean; is_sit_maintenance?: boolean; until?: string }
  /** `empty`: the content source has neither solutions nor posts. */
  content: 'full' | 'empty'
  /** Behaviour of Stripe's card fields. */
  stripe: 'ready' | 'slow' | 'offline'
  /** The calls that a real backend answers: operations and tags of the contract, or `*`. */
  backend: readonly string[]
  /** Null: responses are not changed. */
  personality: Personality | null
  scenario: string | null
  persona: string | null
}

const initial: Environment = {
  latency: 0,
  contentLatency: 0,
  country: 'sg',
  maintenance: {},
  content: 'full',
  stripe: 'ready',
  backend: [],
  personality: null,
  scenario: null,
  persona: null,
}

export const environment: Environment = { ...initial }

/** Changes some environment settings. */
export function setEnvironment(part: Partial<Environment>): void {
  Object.assign(environment, part)
  changes.emit()
}

/** Resets everything except latency and real backend, which are the developer's settings and not part of a scenario. */
export function resetEnvironment(): void {
  setEnvironment({ ...initial, latency: environment.latency, backend: environment.backend })
}
