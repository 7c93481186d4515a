import { changes } from './changes'

/** What surrounds the server and is no part of its database. */
export type Environment = {
  /** How long every answer takes, in ms. */
  latency: number
  /** Where the visitor's address seems to be (ISO code, small letters); null when the lookup finds nothing. */
  country: string | null
  /** Laid over the maintenance document of the content source. */
  maintenance: { is_prod_maintenance?: boolean; is_sit_maintenance?: boolean; until?: string }
  /** `empty`: the content source has neither solutions nor posts. */
  content: 'full' | 'empty'
  /** How the card fields of Stripe behave. */
  stripe: 'ready' | 'slow' | 'offline'
  scenario: string | null
  persona: string | null
}

const initial: Environment = {
  latency: 0,
  country: 'sg',
  maintenance: {},
  content: 'full',
  stripe: 'ready',
  scenario: null,
  persona: null,
}

export const environment: Environment = { ...initial }

/** Changes settings of the surroundings. */
export function setEnvironment(part: Partial<Environment>): void {
  Object.assign(environment, part)
  changes.emit()
}

/** Puts everything back but the latency, which belongs to the reader, not to the story. */
export function resetEnvironment(): void {
  setEnvironment({ ...initial, latency: environment.latency })
}
