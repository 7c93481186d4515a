import { foundEntry, type Found } from '@/domain/team/timeline'
import type { AppThunk } from '../store'
import { recordEntry } from './recordTeamCall'

/** Records what the server's records have shown: no call of it has succeeded, so that the listener heard nothing. */
export const recordFound =
  (found: Found): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const entry = foundEntry(found)
    if (entry) await dispatch(recordEntry(entry))
  }
