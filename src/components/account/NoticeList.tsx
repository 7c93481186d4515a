import { useEffect, useRef } from 'react'
import { DateTime } from '@/components/DateTime'
import { Link } from '@/components/Link'
import { paths } from '@/domain/navigation/paths'
import { Alert } from '@/ui/feedback/Alert'
import { useInView } from '@/ui/hooks/useInView'
import { noticeWords } from './noticeWords'
import { useMarkNoticeSeen } from './useMarkNoticeSeen'
import { useNotices, type Notice } from './useNotices'

/** Removal notices in the page; each is marked as seen once it has actually been visible (T12.2). */
export function NoticeList() {
  const notices = useNotices()
  if (notices.length === 0) return null
  return (
    <ul className="plain mb-3" aria-label="Notices">
      {notices.map((notice) => (
        <NoticeRow key={notice.key} notice={notice} />
      ))}
    </ul>
  )
}

function NoticeRow({ notice }: { notice: Notice }) {
  const row = useRef<HTMLLIElement>(null)
  const seen = useInView(row)
  const sent = useRef(false)
  const markSeen = useMarkNoticeSeen()
  const { kind, id, at } = notice
  useEffect(() => {
    if (!seen || sent.current) return
    sent.current = true
    markSeen({ kind, id })
  }, [seen, kind, id, markSeen])
  const { title, text } = noticeWords(notice)
  return (
    <li ref={row}>
      <Alert kind="warning" title={title}>
        <p className="text-break">
          {text}{' '}
          {at && (
            <span className="text-muted">
              <DateTime at={at} time />
            </span>
          )}{' '}
          {kind === 'solution' && <Link to={paths.formerTeamSolution(id)}>What happened</Link>}
        </p>
      </Alert>
    </li>
  )
}
