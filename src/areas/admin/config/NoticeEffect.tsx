import { useServerNow } from '@/components/useServerNow'
import { noticeEffect } from '@/domain/admin/settings'
import { Alert } from '@/ui/feedback/Alert'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the notice of maintenance will do, and what it won't. */
export function NoticeEffect({ values }: { values: Record<string, unknown> }) {
  const now = useServerNow()
  const notice = textOf(values.maintenanceNotice)
  return (
    <>
      {notice.trim() !== '' && (
        <Alert kind="caution" title="Preview">
          <span className="text-pre">{notice}</span>
        </Alert>
      )}
      <p role="status">{noticeEffect(notice, textOf(values.maintenanceNoticeFrom), now)}</p>
      <p className="text-muted">
        A notice announces maintenance but doesn’t start it. The site closes when the maintenance flag is set in the
        content source. Visitors don’t see the notice on this website, because only administrators can read these
        settings.
      </p>
    </>
  )
}
