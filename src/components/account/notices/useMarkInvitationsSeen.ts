import { useMarkInvitationsSeenMutation } from '@/api/account/connections'
import { useInView } from '@/ui/hooks/useInView'
import { useOnceWhen } from '@/ui/hooks/useOnceWhen'
import { useUnseenInvitations } from './useUnseenInvitations'

/**
 * Marks invitations as seen, once, when their list has actually been visible. Elsewhere the invitation modal does
 * so when it is closed (R-INV-03).
 * @returns the `ref` of the list
 */
export function useMarkInvitationsSeen(): (list: Element | null) => void {
  const { unseen = 0 } = useUnseenInvitations()
  const [markSeen] = useMarkInvitationsSeenMutation()
  const [list, seen] = useInView()
  useOnceWhen(seen && unseen > 0, () => markSeen())
  return list
}
