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
        This only announces maintenance. To close the site, set the maintenance flag in the content source. Only
        administrators can read these settings, so visitors won’t see the notice on this website.
      </p>
    </>
  )
}
