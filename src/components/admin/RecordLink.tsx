import { useMayOpen } from '@/components/access/useAccess'
import { RouteLink } from '@/ui/RouteLink'

type Props = { /** Undefined or null if the record has no page. */ to: string | null | undefined; children: string }

/** The name of a record; a link to it for administrators who may open its page. */
export function RecordLink({ to, children }: Props) {
  const { may } = useMayOpen(to ?? '')
  return to && may ? <RouteLink to={to}>{children}</RouteLink> : children
}
