import { useEffect, useRef, type RefObject } from 'react'
import { useCountMyInvitationsQuery, useMarkInvitationsSeenMutation } from '@/api/connections'
import { selectActiveAccount } from '@/store/activeAccountSlice'
import { useAppSelector } from '@/store/hooks'
import { useInView } from '@/ui/hooks/useInView'

/**
 * Marks invitations as seen, once, when their list has actually been visible (T12.2).
 * On a Personal account the invitation modal opens over the page and does so when it is closed (R-INV-03).
 */
export function useMarkInvitationsSeen(list: RefObject<Element | null>): void {
  const { data } = useCountMyInvitationsQuery({ unseenInvitation: true })
  const account = useAppSelector(selectActiveAccount)
  const [markSeen] = useMarkInvitationsSeenMutation()
  const seen = useInView(list)
  const sent = useRef(false)
  const due = seen && account?.type === 'Team' && (data?.count ?? 0) > 0
  useEffect(() => {
    if (!due || sent.current) return
    sent.current = true
    void markSeen()
  }, [due, markSeen])
}
