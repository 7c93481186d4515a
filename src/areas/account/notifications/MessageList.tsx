import {
  Award, Bell, CalendarEvent, Gift, Megaphone, People, Receipt, type Icon,
} from 'react-bootstrap-icons' // prettier-ignore
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { deletes } from '@/components/notifications/deferredDeletes'
import { groupNotifications, kindOf, notificationKinds, type MemberNotification, type NotificationKind } from '@/domain/account/notifications' // prettier-ignore
import { readerZone } from '@/components/events/readerZone'
import { useServerNow } from '@/components/useServerNow'
import { countOf } from '@/lib/money/counts'
import { EmptyState } from '@/ui/feedback/EmptyState'
import type { Column } from '@/ui/table/columns'
import { FilterBar } from '@/ui/table/filters/FilterBar'
import { Pagination } from '@/ui/table/Pagination'
import { countChoices } from '@/ui/table/rows/rowModel'
import { useListParams } from '@/ui/table/useListParams'
import { useRows } from '@/ui/table/rows/useRows'
import { MessageRow } from './MessageRow'
import { UndoBar } from './UndoBar'

const fields: readonly Column<MemberNotification>[] = [
  {
    key: 'kind',
    header: 'Type',
    text: (one) => notificationKinds[kindOf(one)],
    facet: kindOf,
    choices: Object.entries(notificationKinds).map(([value, label]) => ({ value, label })),
  },
]

/** The member's messages by day and kind; deleted ones stay in place until they can no longer be brought back. */
export function MessageList({ all }: { all: readonly MemberNotification[] }) {
  const { waiting, sent } = useSyncExternalStore(deletes.subscribe, deletes.read, deletes.read)
  const list = useListParams({ filters: ['kind'] })
  const now = useServerNow()
  const heading = useRef<HTMLParagraphElement>(null)
  const shown = useMemo(() => all.filter(({ notificationId }) => !sent.has(notificationId)), [all, sent])
  const left = shown.filter(({ notificationId }) => !waiting.has(notificationId))
  const { kind } = list.filters
  const { rows, pages } = useRows(shown, fields, list)
  const days = groupNotifications(rows, now, readerZone())
  const options = countChoices(left, fields, 'kind', left, kind)
  if (shown.length === 0) return <AllRead />
  return (
    <>
      {(options.length > 1 || kind !== '') && (
        <FilterBar list={list} chips={{ name: 'kind', label: 'Type', options }} />
      )}
      <p ref={heading} tabIndex={-1} className="text-muted num" role="status">
        {countOf(left.length, 'notification')}
      </p>
      {rows.length === 0 && (
        <EmptyState card title="No notifications here" drawing="messages">
          Choose a different filter, or show all.
        </EmptyState>
      )}
      {days.map((day) => (
        <InboxDay key={day.day} {...day} waiting={waiting} onGone={() => heading.current?.focus()} />
      ))}
      <Pagination {...pages} label="Notifications" />
    </>
  )
}

/** Shown when there are no messages. */
export function AllRead() {
  return (
    <EmptyState card title="You’re all caught up" drawing="messages">
      Updates about your events, orders, teams and points will appear here.
    </EmptyState>
  )
}

type Props = Pick<ReturnType<typeof groupNotifications>[number], 'label' | 'groups'> & {
  /** The ids of messages whose deletion can still be undone. */
  waiting: { has: (notificationId: string) => boolean }
  onGone: () => void
}

const icons: Record<NotificationKind, Icon> = {
  event: CalendarEvent,
  order: Receipt,
  team: People,
  referral: Gift,
  membership: Award,
  system: Megaphone,
  other: Bell,
}

/** The messages of one day, by kind. */
function InboxDay({ label, groups, waiting, onGone }: Props) {
  return (
    <section className="inbox-day" aria-label={label}>
      <h2>{label}</h2>
      <div className="card">
        {groups.map((group) => {
          const KindIcon = icons[group.kind]
          return (
            <div key={group.kind} className="inbox-group">
              <span className="inbox-icon" aria-hidden="true">
                <KindIcon size={18} />
              </span>
              <div>
                <h3 className="eyebrow mb-0">{group.label}</h3>
                <ul className="plain">
                  {group.items.map((item) =>
                    waiting.has(item.notificationId) ? (
                      <UndoBar key={item.notificationId} message={item} onGone={onGone} />
                    ) : (
                      <MessageRow key={item.notificationId} message={item} />
                    ),
                  )}
                </ul>
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}
