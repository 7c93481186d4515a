import { useMayOpen } from '@/components/access/useAccess'
import { RouteLink } from '@/ui/RouteLink'

/** The name of a record; a link to it for administrators who may open its page. */
export function RecordLink({ to, children }: { to: string; children: string }) {
  return useMayOpen(to).may ? <RouteLink to={to}>{children}</RouteLink> : children
}
