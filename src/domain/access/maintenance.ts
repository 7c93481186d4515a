import type { Maintenance } from '@/contract/content'
import type { Stage } from '@/lib/env'

/**
 * Whether this installation is in maintenance (R-MAINT-01). All installations except production follow the SIT flag.
 * @param document undefined if it could not be fetched, which counts as off (R-MAINT-03)
 */
export function inMaintenance(document: Maintenance | undefined, stage: Stage): boolean {
  if (!document) return false
  return (stage === 'production' ? document.is_prod_maintenance : document.is_sit_maintenance) === true
}
