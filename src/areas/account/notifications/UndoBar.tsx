import { useEffect, useLayoutEffect, useRef } from 'react'
import { undoDelete } from '@/components/notifications/deferredDeletes'
import type { MemberNotification } from '@/domain/account/notifications'
import { Button } from '@/ui/Button'

type Props = { message: MemberNotification; /** It is going away with the focus inside. */ onGone: () => void }

/** Stands for six seconds where a message stood, with the way back (T12.1). */
export function UndoBar({ message: { notificationId, title }, onGone }: Props) {
  const bar = useRef<HTMLLIElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => undo.current?.focus(), [])
  // Before it leaves the page: afterwards nobody knows where the focus was.
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
        variant="outline-primary"
        size="sm"
        aria-label={`Undo deleting ${title}`}
        onClick={() => undoDelete(notificationId)}
      >
        Undo
      </Button>
    </li>
  )
}
