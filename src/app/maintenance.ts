import { inMaintenance } from '@/domain/access/maintenance'
import { isWithin } from '@/lib/dates/within'
import { env } from '@/lib/env'
import { selectContent } from '@/store/content/contentSlice'
import { readContent } from '@/store/content/readContent'
import type { AppStore, RootState } from '@/store/store'

/** How long the first page waits for the document, and how long a document is fresh, in ms; tests shorten both. */
export const maintenanceDelays = { patience: 1000, fresh: 60_000 }

const known = (state: RootState) => selectContent(state, 'maintenance.json')

/** Whether the document announces maintenance; unknown or no longer readable counts as off (R-MAINT-03). */
export function selectMaintenanceOn(state: RootState): boolean {
  const { data, error } = known(state) ?? {}
  return !error && inMaintenance(data, env.stage)
}

/**
 * Whether the installation is in maintenance. A slow content source never delays a page: subscribers of
 * `selectMaintenanceOn` are notified of its late response.
 */
export async function isMaintenanceOn(store: AppStore): Promise<boolean> {
  const { data, fulfilledAt = 0, startedAt = 0 } = known(store.getState()) ?? {}
  const asked = Math.max(fulfilledAt, startedAt)
  const fetching = isWithin(maintenanceDelays.fresh, asked, Date.now()) ? undefined : ask(store)
  // Does not wait before a prerendered page is hydrated: the visitor sees all of it already.
  if (data || !fetching || document.querySelector('#root[data-prerendered=page]'))
    return selectMaintenanceOn(store.getState())
  await Promise.race([fetching, new Promise((done) => setTimeout(done, maintenanceDelays.patience))])
  return selectMaintenanceOn(store.getState())
}

/** Fetches the document now. */
export const ask = (store: AppStore) => store.dispatch(readContent('maintenance.json', { force: true }))
