import { CreateTeamIntro, UpgradeModal } from '@/components/account/CreateTeamModals'
import { paths } from '@/domain/navigation/paths'
import { useAppSelector, useIsPremium, useUser } from '@/store/hooks'
import { rememberIntendedPath } from '@/store/navigation/intendedPath'
import { isRegistrationOpen } from '@/store/registration/registered'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { lazyPart } from '@/ui/lazyPart'
import { useGo } from '@/components/links/useOnward'

const Registration = lazyPart(() => import('@/areas/team/registration/Registration'), 'default')

/** The dialog to create a team, opened by `?createTeam=true` on any page (R-TEAM-02, R-TEAM-03, O-24). */
export function CreateTeam() {
  const go = useGo()
  const [query, change] = useOptimisticSearchParams()
  const status = useAppSelector(({ auth }) => auth.status)
  const userId = useUser()?.userId
  const premium = useIsPremium()
  const set = (step: string | undefined) =>
    change(
      (now) => {
        if (step) now.set('teamStep', step)
        else for (const name of ['createTeam', 'teamStep']) now.delete(name)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const close = () => set(undefined)
  const signIn = () => {
    rememberIntendedPath(paths.account.createTeam)
    void go(paths.login)
  }
  if (status === 'restoring' || query.get('createTeam') !== 'true') return null
  if (!userId) return <CreateTeamIntro onClose={close} onCreate={signIn} />
  const isOpen = isRegistrationOpen(userId)
  if (!premium && !isOpen) return <UpgradeModal onClose={close} />
  if (!query.has('teamStep') && !isOpen) return <CreateTeamIntro onClose={close} onCreate={() => set('1')} />
  return <Registration onClose={close} />
}
