import { useState } from 'react'
import { DateTime } from '@/components/DateTime'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Alert } from '@/ui/feedback/Alert'
import { useInView } from '@/ui/hooks/useInView'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { noticeWords } from './noticeWords'
import { useMarkNoticeSeen } from './useMarkNoticeSeen'
import { useNotices, type Notice } from './useNotices'

/** More of them would push the page itself out of view. */
const atOnce = 2

/** Removal notices in the page; each is marked as seen once it has actually been visible. */
export function NoticeList() {
  const notices = useNotices()
  const [isOpen, setOpen] = useState(false)
  if (notices.length === 0) return null
  const hidden = isOpen ? 0 : Math.max(0, notices.length - atOnce)
  return (
    <div className="mb-3">
      <ul className="plain" aria-label="Notices">
        {notices.slice(0, notices.length - hidden).map((notice) => (
          <NoticeRow key={notice.key} notice={notice} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="link" size="sm" onClick={() => setOpen(true)}>
          Show {hidden} more
        </Button>
      )}
    </div>
  )
}

function NoticeRow({ notice }: { notice: Notice }) {
  const [row, seen] = useInView()
  const markSeen = useMarkNoticeSeen()
  const { kind, id, at } = notice
  useOnceWhen(seen, () => markSeen({ kind, id }))
  const { title, text } = noticeWords(notice)
  return (
    <li ref={row}>
      <Alert kind="warning" title={title}>
        <p className="text-break">
          {text}
          <span className="d-block">
            {at && (
              <span className="text-muted">
                <DateTime at={at} time />
              </span>
            )}{' '}
            {kind === 'solution' && <Link to={paths.formerTeamSolution(id)}>What happened</Link>}
          </span>
        </p>
      </Alert>
    </li>
  )
}
