import { accountLabel } from '@/components/accountLabel'
import { followServer, keepMine } from '@/store/account/activeAccount'
import { selectAccountDrift } from '@/store/account/activeAccountSlice'
import { useActiveAccount, useAppDispatch, useAppSelector } from '@/store/hooks'
import { useWrite } from '@/ui/useWrite'

/** Another tab has switched the account: says so, and lets this tab follow or keep its own. */
export function AccountDrift() {
  const dispatch = useAppDispatch()
  const mine = useActiveAccount()
  const { run } = useWrite()
  const other = useAppSelector(selectAccountDrift)
  if (!other) return null
  return (
    <div className="alert alert-warning d-flex flex-wrap align-items-center gap-3" role="status">
      <span className="flex-grow-1">
        You switched to {accountLabel(other)} in another tab. This tab still shows {accountLabel(mine)}, and changes
        here won’t be saved.
      </span>
      <button type="button" className="btn btn-warning btn-sm" onClick={() => void run(() => dispatch(followServer()))}>
        Show {accountLabel(other)} here
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        onClick={() => void run(() => dispatch(keepMine()))}
      >
        Keep {accountLabel(mine)}
      </button>
    </div>
  )
}
