import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useCountMyInvitationsQuery } from '@/api/connections'
import { CreateTeamIntro, RegistrationComing, UpgradeModal } from '@/components/account/CreateTeamModals'
import { InvitationModal } from '@/components/account/InvitationModal'
import { RemovalNotices } from '@/components/account/RemovalNotices'
import { WelcomeModal } from '@/components/account/WelcomeModal'
import { opensInvitationModal } from '@/domain/account/invitations'
import { paths } from '@/domain/navigation/paths'
import { selectActiveAccount } from '@/store/activeAccountSlice'
import { selectIsPremium } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { AfterDialogs } from '@/ui/overlay/AfterDialogs'

/** Dialogs that open by themselves in the member areas, one at a time. */
export function AccountModals() {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const account = useAppSelector(selectActiveAccount)
  const premium = useAppSelector(selectIsPremium)
  const { data } = useCountMyInvitationsQuery({ unseenInvitation: true })
  const [registering, setRegistering] = useState(false)
  const [told, setTold] = useState(false)
  const unseen = data?.count ?? 0
  // Earlier ones were seen: new ones open the dialog again (R-INV-02).
  if (told && data?.count === 0) setTold(false)
  const inTeamSidebar = pathname.startsWith(paths.team.overview)
  const creating = query.get('createTeam') === 'true'
  const stopCreating = () => {
    setRegistering(false)
    setQuery(
      (now) => {
        now.delete('createTeam')
        return now
      },
      { replace: true },
    )
  }

  if (creating && !premium) return <UpgradeModal onClose={stopCreating} />
  if (creating && registering) return <RegistrationComing onClose={stopCreating} />
  if (creating) return <CreateTeamIntro onClose={stopCreating} onCreate={() => setRegistering(true)} />
  if (!told && opensInvitationModal({ account: account?.type, inTeamSidebar, unseen }))
    return (
      <AfterDialogs>
        <InvitationModal unseen={unseen} onClose={() => setTold(true)} />
      </AfterDialogs>
    )
  // These pages show them inline.
  if (pathname === paths.account.notifications || pathname === paths.account.solutions) return null
  if (pathname === paths.account.overview) return <WelcomeModal otherwise={<RemovalNotices />} />
  return <RemovalNotices />
}
