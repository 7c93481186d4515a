import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useGetMyMemberDetailQuery } from '@/api/account/connections'
import { InvitationModal } from '@/components/account/notices/InvitationModal'
import { RemovalNotices } from '@/components/account/notices/RemovalNotices'
import { useUnseenInvitations } from '@/components/account/notices/useUnseenInvitations'
import { WelcomeModal } from '@/components/account/WelcomeModal'
import { opensInvitationModal } from '@/domain/account/invitations'
import { isBelow } from '@/domain/navigation/isBelow'
import { paths } from '@/domain/navigation/paths'
import { sessionStore } from '@/lib/storage/storage'
import { useActiveAccount, useTeamId, useUser } from '@/store/hooks'
import { isRegistrationOpen } from '@/store/registration/registered'
import { AfterDialogs } from '@/ui/overlay/AfterDialogs'

/** Dialogs that open by themselves in the member areas, one at a time. */
export function AccountModals() {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const account = useActiveAccount()
  const userId = useUser()?.userId
  const { unseen: known, isSettled } = useUnseenInvitations()
  const teamId = useTeamId()
  const { isError: isNoMember } = useGetMyMemberDetailQuery({ id: teamId ?? '' }, { skip: !teamId })
  // Closed once, the dialog stays closed for the session, also after a reload; further invitations open it again
  // (R-INV-02).
  const toldKey = `invitations-told:${userId ?? ''}`
  const [told, setTold] = useState(() => Number(sessionStore.read(toldKey) ?? 0))
  const unseen = known ?? 0
  if (known !== undefined && known < told) setTold(known)
  const inTeamSidebar = isBelow(pathname, paths.team.overview)
  const creating = query.get('createTeam') === 'true'
  // A registration whose payment was interrupted is resumed automatically once; after that the user decides.
  useEffect(() => {
    if (!userId || !isRegistrationOpen(userId)) return
    setQuery(
      (now) => {
        now.set('createTeam', 'true')
        return now
      },
      { replace: true },
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per visit of the area
  }, [userId])

  // These pages show the invitations themselves, and mark them as seen.
  const listsInvitations = pathname === paths.account.notifications || pathname === paths.account.teamInvitation
  const announces =
    !creating &&
    !listsInvitations &&
    unseen > told &&
    opensInvitationModal({ account: account?.type, inTeamSidebar, unseen })
  useEffect(() => void sessionStore.write(toldKey, told), [toldKey, told])
  if (creating) return null
  if (announces)
    return (
      <AfterDialogs>
        <InvitationModal unseen={unseen} onClose={() => setTold(unseen)} />
      </AfterDialogs>
    )
  // No other dialog before the invitations are read: it would have to make way for theirs.
  if (!isSettled) return null
  // These pages show them inline.
  const inline: readonly string[] = [paths.account.notifications, paths.account.solutions, paths.team.mySolutions]
  if (inline.includes(pathname)) return null
  if (inTeamSidebar && isNoMember) return null
  if (pathname === paths.account.overview) return <WelcomeModal otherwise={<RemovalNotices />} />
  return <RemovalNotices />
}
