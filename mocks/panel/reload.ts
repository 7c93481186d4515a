import { readChaos } from '../settings/chaos'
import { readRules } from '../settings/faults'
import { writeRule } from '../rule'
import { environment } from '../settings/environment'
import type { UrlSettings } from '../settings/urlSettings'

/** The URL of this page with mock settings. */
export function addressWith(settings: UrlSettings): string {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value)
  return url.href
}

/** Reloads the page with mock settings. */
export function reloadWith(settings: UrlSettings): void {
  location.assign(addressWith(settings))
}

/** A URL that reproduces the current state on another machine. */
export function shareAddress(): string {
  const chaos = readChaos()
  return addressWith({
    ...(environment.persona ? { as: environment.persona } : {}),
    scenario: environment.scenario ?? 'fresh',
    ...(readRules().length > 0 ? { fail: readRules().map(writeRule).join(',') } : {}),
    ...(environment.personality ? { backend: environment.personality } : {}),
    ...(chaos ? { chaos: `${chaos.seed},${chaos.share}` } : {}),
  })
}
