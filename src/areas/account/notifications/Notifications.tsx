import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useListMyNotificationsQuery } from '@/api/notifications'
import { NoticeList } from '@/components/account/NoticeList'
import { deletes, flushDeletes, flushOnLeaving } from '@/components/notifications/deferredDeletes'
import {
  groupNotifications,
  kindOf,
  notificationKinds,
  type MemberNotification,
  type NotificationKind,
} from '@/domain/account/notifications'
import { readerZone } from '@/components/events/readerZone'
import { useAppDispatch } from '@/store/hooks'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FilterBar } from '@/ui/table/FilterBar'
import { Page } from '@/ui/layout/Page'
import { Pagination } from '@/ui/table/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useListParams } from '@/ui/table/useListParams'
import { useNow } from '@/ui/hooks/useNow'
import { InvitationNotices } from './InvitationNotices'
import { MessageRow } from './MessageRow'
import { UndoBar } from './UndoBar'
import './notifications.scss'

/** One inbox: invitations, what was taken, and messages by day and kind (T12.1, T12.2). */
export default function Notifications() {
  const messages = useListMyNotificationsQuery()
  useFlush()
  return (
    <Page title="Notifications" lead="News about your events, orders, teams and points.">
      <InvitationNotices />
      <NoticeList />
      <QueryBoundary
        query={messages}
        errorTitle="Your notifications could not be loaded"
        skeleton={<Skeleton shape="table" rows={6} columns={2} label="Loading your notifications" />}
        empty={<AllRead />}
      >
        {(all) => <Messages all={all} />}
      </QueryBoundary>
    </Page>
  )
}

/** Whoever leaves has decided: what could still be taken back is deleted (T12.1). */
function useFlush() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const onPageHide = () => dispatch(flushOnLeaving())
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      dispatch(flushDeletes())
    }
  }, [dispatch])
}

function Messages({ all }: { all: readonly MemberNotification[] }) {
  const { waiting, sent } = useSyncExternalStore(deletes.subscribe, deletes.read, deletes.read)
  const list = useListParams({ filters: ['kind'] })
  const now = useNow()
  const heading = useRef<HTMLParagraphElement>(null)
  const shown = all.filter(({ notificationId }) => !sent.has(notificationId))
  const left = shown.filter(({ notificationId }) => !waiting.has(notificationId))
  const { kind } = list.filters
  const found = shown.filter((one) => kind === '' || kindOf(one) === kind)
  const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)))
  const days = groupNotifications(found.slice((page - 1) * list.size, page * list.size), now, readerZone())
  const options = kindsIn(left)
  const focusBack = () => heading.current?.focus()
  if (shown.length === 0) return <AllRead />
  return (
    <>
      {(options.length > 1 || kind !== '') && (
        <FilterBar list={list} chips={{ name: 'kind', label: 'Kind', options }} />
      )}
      <p ref={heading} tabIndex={-1} className="text-muted num" role="status">
        {left.length === 1 ? '1 notification' : `${left.length} notifications`}
      </p>
      {found.length === 0 && (
        <Card>
          <EmptyState title="Nothing of this kind" drawing="messages">
            Choose another kind, or all.
          </EmptyState>
        </Card>
      )}
      {days.map(({ day, label, groups }) => (
        <section key={day} className="inbox-day" aria-label={label}>
          <h2>{label}</h2>
          <div className="card">
            {groups.map((group) => (
              <div key={group.kind} className="inbox-group">
                <h3 className="eyebrow">{group.label}</h3>
                <ul className="plain">
                  {group.items.map((item) =>
                    waiting.has(item.notificationId) ? (
                      <UndoBar key={item.notificationId} message={item} onGone={focusBack} />
                    ) : (
                      <MessageRow key={item.notificationId} message={item} />
                    ),
                  )}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
      <Pagination page={page} total={found.length} size={list.size} onPage={list.setPage} label="Notifications" />
    </>
  )
}

/** The kinds in use, in their own order, with how many there are of each. */
function kindsIn(list: readonly MemberNotification[]) {
  const kinds = Object.keys(notificationKinds) as NotificationKind[]
  return kinds
    .map((value) => ({
      value,
      label: notificationKinds[value],
      count: list.filter((one) => kindOf(one) === value).length,
    }))
    .filter(({ count }) => count > 0)
}

function AllRead() {
  return (
    <Card>
      <EmptyState title="You are all caught up" drawing="messages">
        News about your events, orders, teams and points comes here.
      </EmptyState>
    </Card>
  )
}
