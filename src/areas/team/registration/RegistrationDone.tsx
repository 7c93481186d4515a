import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGetTeamQuery } from '@/api/teams'
import { pathAfterSwitch } from '@/domain/account/activeAccount'
import { paths } from '@/domain/navigation/paths'
import { formatSgd } from '@/lib/money'
import { useAppDispatch } from '@/store/hooks'
import { finishRegistration } from '@/store/registration/finish'
import { registered, type Registered } from '@/store/registration/registered'
import { Button } from '@/ui/Button'
import { Illustration } from '@/ui/Illustration'
import { Dialog } from '@/ui/overlay/Dialog'
import { useBusy } from '@/ui/useBusy'
import { reloadSoon } from './reloadSoon'

type Props = { userId: string; record: Registered; onClose: () => void }

/** The company is registered (R-MODAL-04): what follows is sent, and closing reloads the page (R-TEAM-09, R-TEAM-10). */
export function RegistrationDone({ userId, record, onClose }: Props) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data: team } = useGetTeamQuery({ id: record.teamId })
  const { busy, run } = useBusy()
  useEffect(() => {
    void run(() => dispatch(finishRegistration(userId)))
  }, [run, dispatch, userId])
  const close = async (to?: string) => {
    // The switch has failed before, or another tab is about to do it: the dashboard needs it.
    if (to && record.left.includes('switch')) {
      const switched = await run(() => dispatch(finishRegistration(userId)))
      if (switched === false) return
    }
    const onward = to ?? (record.left.includes('switch') ? undefined : pathAfterSwitch('Team', pathname))
    registered.remove(userId)
    if (onward) await navigate(onward, { replace: true })
    else onClose()
    reloadSoon()
  }
  return (
    <Dialog
      title="Your team is ready"
      onClose={() => void close()}
      actions={
        <Button busy={busy} data-track="open-team" onClick={() => void close(paths.team.overview)}>
          Go to my Team Dashboard
        </Button>
      }
    >
      <div className="text-center mb-3">
        <Illustration of="done" />
      </div>
      <p>
        <strong className="text-break">{team?.companyName ?? 'Your company'}</strong> is registered
        {record.charged > 0 && `, and ${formatSgd(record.charged)} was charged`}. We’ve emailed you and everyone you
        invited.
      </p>
      <p className="mb-0">Next, add a picture of the company and choose solutions for your team.</p>
    </Dialog>
  )
}
