import type { Found } from '@/domain/team/timeline'
import type { AppThunk } from '../store'

/** Records in the team's timeline what was found to be paid or saved; its code is fetched only then. */
export const recordLater =
  (found: Found): AppThunk =>
  (dispatch) =>
    void import('../account/recordFound').then(({ recordFound }) => dispatch(recordFound(found)))
