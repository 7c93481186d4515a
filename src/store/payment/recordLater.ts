import type { Found } from '@/domain/team/timeline'
import type { AppThunk } from '../store'

/** Records in the team's timeline what the records show as paid or saved; loads the code for it only then. */
export const recordLater =
  (found: Found): AppThunk =>
  (dispatch) =>
    void import('../account/recordFound').then(({ recordFound }) => dispatch(recordFound(found)))
