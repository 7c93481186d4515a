import { fetchOnce } from '@/api/client/fetchOnce'
import { contentApi } from '@/api/content'
import { inMaintenance } from '@/domain/access/maintenance'
import { env } from '@/lib/env'
import type { AppStore, RootState } from '@/store/store'

const { getMaintenance } = contentApi.endpoints

/** How long the first page waits for the document, and how long a document is fresh, in ms; tests shorten both. */
export const maintenancePace = { patience: 1000, fresh: 60_000 }

const known = getMaintenance.select()

/** Whether the document announces maintenance; unknown or no longer readable counts as off (R-MAINT-03). */
export function selectMaintenanceOn(state: RootState): boolean {
  const { data, isError } = known(state)
  return !isError && inMaintenance(data, env.stage)
}

/**
 * Whether the installation is in maintenance. A slow content source never delays a page: subscribers of
 * `selectMaintenanceOn` are notified of its late response.
 */
export async function isMaintenanceOn(store: AppStore): Promise<boolean> {
  const { data, fulfilledTimeStamp, startedTimeStamp = 0 } = known(store.getState())
  const asked = Math.max(fulfilledTimeStamp ?? 0, startedTimeStamp)
  const fetching = Date.now() - asked < maintenancePace.fresh ? undefined : ask(store)
  if (data || !fetching) return selectMaintenanceOn(store.getState())
  await Promise.race([fetching, new Promise((done) => setTimeout(done, maintenancePace.patience))])
  return selectMaintenanceOn(store.getState())
}

/** Fetches the document now. */
export const ask = (store: AppStore) =>
  fetchOnce(store.dispatch(getMaintenance.initiate(undefined, { forceRefetch: true })))
