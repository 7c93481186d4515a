import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetTeamQuery } from '@/api/account/teams'
import { ExtraSeats } from '@/components/team/seats/ExtraSeats'
import { pathAfterSwitch } from '@/domain/account/activeAccount'
import { paths } from '@/domain/navigation/paths'
import { formatSgd } from '@/lib/money/money'
import { useAppDispatch } from '@/store/hooks'
import { finishRegistration } from '@/store/registration/finish'
import { registered, type Registered } from '@/store/registration/registered'
import { Button } from '@/ui/Button'
import { Illustration } from '@/ui/Illustration'
import { Dialog } from '@/ui/overlay/Dialog'
import { useWrite } from '@/ui/useWrite'
import { useOnward } from '@/components/links/useOnward'
import { reloadSoon } from './reloadSoon'

type Props = { userId: string; record: Registered; onClose: () => void }

/**
 * Says that the company is registered (R-MODAL-04), and sends the calls that complete the registration. Closing it
 * reloads the page (R-TEAM-09, R-TEAM-10).
 */
export function RegistrationDone({ userId, record, onClose }: Props) {
  const dispatch = useAppDispatch()
  const onward = useOnward()
  const { pathname } = useLocation()
  const { data: team } = useGetTeamQuery({ id: record.teamId })
  const { busy, run } = useWrite()
  const closing = useWrite()
  useEffect(() => {
    void run(() => dispatch(finishRegistration(userId)))
  }, [run, dispatch, userId])
  const leave = async (to?: string) => {
    // Retries the calls that failed; the dashboard can be opened only if the account was switched.
    const isSwitched = !record.left.includes('switch')
    if ((to && !isSwitched) || record.left.includes('seen')) {
      const switched = await run(() => dispatch(finishRegistration(userId)))
      if (to && switched === false) return
    }
    const next = to ?? (isSwitched ? pathAfterSwitch('Team', pathname) : undefined)
    registered.remove(userId)
    if (next) await onward(next, { replace: true })
    else onClose()
    reloadSoon()
  }
  const close = (to?: string) => closing.run(() => leave(to))
  return (
    <Dialog
      title="Your team is ready"
      locked={busy}
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
        {record.charged > 0 && `, and ${formatSgd(record.charged)} was charged`}.{mailText(record)}
      </p>
      {record.extra !== undefined && (
        <ExtraSeats
          extra={record.extra}
          action={
            <Button
              size="sm"
              variant="outline-secondary"
              disabled={busy}
              onClick={() => void close(paths.team.billing)}
            >
              See the team’s invoices
            </Button>
          }
        />
      )}
      <p className="mb-0">Next, add a picture of the company and choose solutions for your team.</p>
    </Dialog>
  )
}

function mailText({ invited, isMailed }: Registered): string {
  if (isMailed === undefined) return ''
  if (isMailed) return invited > 0 ? ' We’ve emailed you and everyone you invited.' : ' We’ve emailed you.'
  return invited > 0
    ? ' The emails may not have been sent. You can send the invitations again from Team Members.'
    : ' We couldn’t email you a confirmation.'
}
