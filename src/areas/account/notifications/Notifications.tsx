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
import { InvitationNotices } from './InvitationNotices'
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
    const onPageHide = () => dispatch(flushOnLeaving())
    const leave = beforeSwitch(() => dispatch(flushDeletes()))
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      leave()
    }
  }, [dispatch])
}
