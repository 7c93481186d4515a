import { foundEntry, type Found } from '@/domain/team/timeline'
import type { AppThunk } from '../store'
import { recordEntry } from './recordTeamCall'

/**
 * Records a change that was found in the server's records. Its call had no success, so the listener did not record it.
 */
export const recordFound =
  (found: Found): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const entry = foundEntry(found)
    if (entry) await dispatch(recordEntry(entry))
  }
