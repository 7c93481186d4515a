import { api } from '@/api/client/api'
import { toSeat, type SeatDraft } from '@/domain/team/teamValidation'
import { addressKey } from '@/lib/text/emailAddress'
import { recordLater } from '@/store/payment/recordLater'
import type { AppThunk } from '@/store/store'
import { saveSeat } from './saving'

/**
 * Gives people vacant seats, one after the other. Stops at the first failure, and rejects with its error at its row.
 * @param invited normalised addresses that have their seats already
 * @param onInvited called with each address that was given one
 */
export const inviteOnVacantSeats =
  (
    teamId: string,
    rows: readonly SeatDraft[],
    invited: ReadonlySet<string>,
    onInvited: (email: string) => void,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      for (const [index, row] of rows.entries()) {
        if (invited.has(addressKey(row.email))) continue
        const { id: _new, ...seat } = toSeat(row, teamId)
        const found = await dispatch(saveSeat(seat, teamId, `members.${index}`))
        if (found)
          dispatch(recordLater({ kind: 'member', act: 'invited', teamId, memberId: found.id, name: found.targetName }))
        onInvited(row.email)
      }
    } finally {
      dispatch(api.util.invalidateTags(['Connection', 'Team']))
    }
  }
