import { useSendTeamInvitationEmailMutation } from '@/api/community/email'
import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import type { Shape } from '@/contract/types'
import { whyFixed } from '@/domain/team/members'
import { Menu } from '@/ui/overlay/Menu'
import { useWrite } from '@/ui/useWrite'

type Props = { member: Shape<'TeamConnection'>; onAct: (act: 'role' | 'remove') => void }

/** The actions on an administrator; for the owner and oneself they are disabled, and say who can do them. */
export function AdminActions({ member, onAct }: Props) {
  const { teamId, me } = useTeam()
  const demote = useMay('adminInformation.demoteAdmin')
  const remove = useMay('adminInformation.removeAdmin')
  const again = useMay('adminInformation.resendInvitation')
  const [send] = useSendTeamInvitationEmailMutation()
  const { busy, run } = useWrite()
  const { id, targetName: name, email, status } = member
  const seat = { id, name, email, role: 'TEAM_ADMIN' as const }
  const resend = () => void run(async () => send({ body: { member: seat, teamId } }))
  return (
    <Menu
      of={name}
      items={[
        { label: 'Change role', onSelect: () => onAct('role'), why: demote.why ?? whyFixed(member, me, 'change') },
        ...(status === 'PENDING'
          ? [{ label: 'Resend invitation', onSelect: resend, disabled: busy, why: again.why }]
          : []),
        {
          label: status === 'PENDING' ? 'Withdraw invitation' : 'Remove from team',
          danger: true,
          onSelect: () => onAct('remove'),
          why: remove.why ?? whyFixed(member, me, 'remove'),
        },
      ]}
    />
  )
}
