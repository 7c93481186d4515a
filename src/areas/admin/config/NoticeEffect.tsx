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
    </>
  )
}
