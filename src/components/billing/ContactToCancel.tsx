import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'

/** How to cancel a subscription without an id for the cancel call. */
export function ContactToCancel() {
  return (
    <p className="text-muted mb-0">
      To cancel it, <SiteLink to={paths.contact}>contact us</SiteLink>.
    </p>
  )
}
