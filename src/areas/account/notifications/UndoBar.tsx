import { useEffect, useLayoutEffect, useRef } from 'react'
import { undoDelete } from '@/components/notifications/deferredDeletes'
import { titleOf, type MemberNotification } from '@/domain/account/notifications'
import { Button } from '@/ui/Button'

type Props = { message: MemberNotification; /** Called if the bar unmounts with the focus in it. */ onGone: () => void }

/** Replaces a deleted message for six seconds and offers Undo. */
export function UndoBar({ message, onGone }: Props) {
  const title = titleOf(message)
  const bar = useRef<HTMLLIElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => undo.current?.focus(), [])
  // In a layout effect: after the element is removed, the focus can no longer be determined.
  useLayoutEffect(() => {
    const { current } = bar
    return () => {
      if (current?.contains(document.activeElement)) gone.current()
    }
  }, [])
  return (
    <li ref={bar} className="inbox-row inbox-undo">
      <span className="inbox-text text-break" role="status">
        Deleted: {title}
      </span>
      <Button
        ref={undo}
        variant="outline-secondary"
        size="sm"
        aria-label={`Undo deleting ${title}`}
        onClick={() => undoDelete(message.notificationId)}
      >
        Undo
      </Button>
    </li>
  )
}
