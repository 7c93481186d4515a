import { useMay } from '@/components/access/useAccess'
import type { TeamConnection } from '@/contract/types'
import { unsentOf } from '@/domain/team/members'
import { countOf } from '@/lib/money/counts'
import { Alert } from '@/ui/feedback/Alert'
import { useParam } from '@/ui/hooks/useParam'
import { Button } from '@/ui/Button'
import type { Sending } from './useSendInvitations'

/** People who hold a seat but never got their email: sending it was interrupted. */
export function UnsentNotice({ connections, sending }: { connections: readonly TeamConnection[]; sending: Sending }) {
  const unsent = unsentOf(connections)
  const access = useMay('members.resendInvitation')
  const [inviting] = useParam('invite')
  if (unsent.length === 0 || inviting) return null
  if (sending.busy) return <Alert kind="info">Sending {countOf(unsent.length, 'invitation')}…</Alert>
  return (
    <Alert
      kind="warning"
      title={countOf(unsent.length, 'invitation hasn’t been sent', 'invitations haven’t been sent')}
      actions={
        <Button size="sm" why={access.why} onClick={() => void sending.start(unsent)}>
          Send {unsent.length === 1 ? 'it' : 'them'} now
        </Button>
      }
    >
      These seats are already paid for. You won’t be charged again.
    </Alert>
  )
}
