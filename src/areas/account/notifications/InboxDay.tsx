import type { groupNotifications } from '@/domain/account/notifications'
import { MessageRow } from './MessageRow'
import { UndoBar } from './UndoBar'

type Props = Pick<ReturnType<typeof groupNotifications>[number], 'label' | 'groups'> & {
  /** The ids of messages whose deletion can still be undone. */
  waiting: { has: (notificationId: string) => boolean }
  onGone: () => void
}

/** The messages of one day, by kind. */
export function InboxDay({ label, groups, waiting, onGone }: Props) {
  return (
    <section className="inbox-day" aria-label={label}>
      <h2>{label}</h2>
      <div className="card">
        {groups.map((group) => (
          <div key={group.kind} className="inbox-group">
            <h3 className="eyebrow">{group.label}</h3>
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
        ))}
      </div>
    </section>
  )
}
