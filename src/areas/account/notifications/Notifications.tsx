import { nameOfTeam } from '@/domain/account/teamAccount'
import { listen, together } from '@/lib/browser/listen'
import { useEffect } from 'react'
import { useListMyInvitationsQuery } from '@/api/account/connections'
import { useListMyNotificationsQuery } from '@/api/account/notifications'
import { NoticeList } from '@/components/account/notices/NoticeList'
import { flushDeletes, flushOnLeaving } from '@/components/notifications/deferredDeletes'
import { beforeSwitch } from '@/store/account/accountSwitch'
import { useAppDispatch } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Settled } from '@/ui/feedback/Settled'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useMarkInvitationsSeen } from '@/components/account/notices/useMarkInvitationsSeen'
import { DateTime } from '@/components/DateTime'
import { sortInvitations } from '@/domain/account/invitations'
import { paths } from '@/domain/navigation/paths'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import { AllRead, MessageList } from './MessageList'
import './notifications.scss'

/** The inbox: invitations, deletions that can be undone, and messages grouped by day and kind. */
export default function Notifications() {
  const messages = useListMyNotificationsQuery()
  const invitations = useListMyInvitationsQuery()
  useFlush()
  const skeleton = <Skeleton shape="table" rows={6} columns={2} label="Loading your notifications" />
  return (
    <Page title="Notifications" lead="Updates about your events, orders, teams and points.">
      <Settled queries={[messages, invitations]} skeleton={skeleton}>
        <InvitationNotices />
        <NoticeList />
        <QueryBoundary query={messages} what="your notifications" skeleton={skeleton} empty={<AllRead />}>
          {(all) => <MessageList all={all} />}
        </QueryBoundary>
      </Settled>
    </Page>
  )
}

/** Leaving the page confirms pending deletions: they are sent at once. */
function useFlush() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    return together(
      listen(window, 'pagehide', () => dispatch(flushOnLeaving())),
      beforeSwitch(() => dispatch(flushDeletes())),
    )
  }, [dispatch])
}

/** Pending invitations, also shown in the inbox. */
function InvitationNotices() {
  const { data = [] } = useListMyInvitationsQuery()
  const { open } = sortInvitations(data)
  const list = useMarkInvitationsSeen()
  return (
    <ul ref={list} className="plain" aria-label="Invitations" hidden={open.length === 0}>
      {open.map(({ id, team, invitedByName, invitedAt }) => (
        <li key={id}>
          <Alert
            title={`${team.companyName || 'A team'} invited you to join their team`}
            actions={
              <Button
                size="sm"
                to={paths.account.teamInvitation}
                aria-label={`Respond to the invitation from ${nameOfTeam(team)}`}
              >
                Respond
              </Button>
            }
          >
            <p className="text-muted">
              {invitedByName && `From ${invitedByName}. `}
              <DateTime at={invitedAt} time />
            </p>
          </Alert>
        </li>
      ))}
    </ul>
  )
}
