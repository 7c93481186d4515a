import { SiteLink } from '@/components/links/SiteLink'
import { paths } from '@/domain/navigation/paths'

/** How to cancel a subscription that names nothing the cancel call would take. */
export function ContactToCancel() {
  return (
    <p className="text-muted mb-0">
      To cancel it, <SiteLink to={paths.contact}>contact us</SiteLink>.
    </p>
  )
}
