import { useState } from 'react'
import { DateTime } from '@/components/DateTime'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { noticeWords } from './noticeWords'
import { useMarkNoticeSeen } from './useMarkNoticeSeen'
import { useNotices, type Notice } from './useNotices'

/** Dialog with everything removed from the member; closing it marks the notices as seen (R-INV-07, R-INV-08). */
export function RemovalNotices() {
  const notices = useNotices()
  const markSeen = useMarkNoticeSeen()
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const fresh = notices.filter(({ key }) => !dismissed.has(key))
  const [only, ...others] = fresh
  if (!only) return null
  const close = () => {
    // Closes whatever the request's outcome: a server that doesn't respond must not trap the user in a dialog.
    setDismissed(new Set(notices.map(({ key }) => key)))
    for (const notice of fresh) markSeen(notice)
  }
  return (
    <Dialog
      title={others.length > 0 ? 'Changes to your teams' : noticeWords(only).title}
      onClose={close}
      actions={<Button onClick={close}>Got it</Button>}
    >
      {others.length === 0 ? (
        <NoticeText notice={only} />
      ) : (
        <ul className="plain d-grid gap-3">
          {fresh.map((notice) => (
            <li key={notice.key}>
              <strong className="text-break">{noticeWords(notice).title}</strong>
              <NoticeText notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function NoticeText({ notice }: { notice: Notice }) {
  return (
    <p className="mb-0 text-break">
      {noticeWords(notice).text}
      {notice.at && (
        <span className="d-block text-muted">
          <DateTime at={notice.at} time />
        </span>
      )}
      {notice.kind === 'solution' && <Link to={paths.formerTeamSolution(notice.id)}>What happened</Link>}
    </p>
  )
}
