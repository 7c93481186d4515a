import { Trash } from 'react-bootstrap-icons'
import { deleteLater } from '@/components/notifications/deferredDeletes'
import { SiteLink } from '@/components/links/SiteLink'
import { DateTime } from '@/components/DateTime'
import { titleOf, type MemberNotification } from '@/domain/account/notifications'
import { useAppDispatch } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import { StatusBadge } from '@/ui/feedback/StatusBadge'

/** One message: its content, its link, and a delete button. */
export function MessageRow({ message }: { message: MemberNotification }) {
  const { notificationId, text, href, createdAt, seen } = message
  const title = titleOf(message)
  const dispatch = useAppDispatch()
  return (
    <li className="inbox-row">
      <div className="inbox-text">
        <div className="fw-semibold text-break">
          {leadsSomewhere(href) ? (
            <SiteLink to={href} className="text-break">
              {title}
            </SiteLink>
          ) : (
            title
          )}{' '}
          {seen === false && <StatusBadge tone="info">New</StatusBadge>}
        </div>
        {text && text !== title && <p className="mb-0 text-break">{text}</p>}
        {createdAt && (
          <span className="text-muted fs-6">
            <DateTime at={createdAt} time="alone" />
          </span>
        )}
      </div>
      <IconButton name={`Delete ${title}`} size="sm" onClick={() => dispatch(deleteLater(notificationId))}>
        <Trash aria-hidden />
      </IconButton>
    </li>
  )
}

/** Accepts a path of the app or a web address; everything else is rendered as plain text. */
const leadsSomewhere = (href: string | null | undefined): href is string =>
  typeof href === 'string' && /^(\/(?![/\\])|https?:\/\/)/i.test(href)
