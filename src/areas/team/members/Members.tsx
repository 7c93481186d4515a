import {
  useCountTeamSeatsQuery,
  useListActiveTeamConnectionsQuery,
  useListTeamConnectionsQuery,
} from '@/api/account/connections'
import { useMay } from '@/components/access/useAccess'
import { useTeam } from '@/components/team/teamContext'
import { invitationStateOf, isUnclear, unsentOf } from '@/domain/team/members'
import { Button } from '@/ui/Button'
import { BulkResults } from '@/ui/BulkResults'
import { useOptimisticSearchParams } from '@/ui/hooks/useOptimisticSearchParams'
import { useTab } from '@/ui/hooks/useTab'
import { Settled } from '@/ui/feedback/Settled'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { lazyPart } from '@/ui/lazyPart'
import type { TeamConnection } from '@/contract/types'
import { countOf, countOfAll } from '@/lib/money/counts'
import { Alert } from '@/ui/feedback/Alert'
import { useParam } from '@/ui/hooks/useParam'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { seatsTexts } from '@/components/payment/paymentTexts'
import { ExtraSeats } from '@/components/team/seats/ExtraSeats'
import { paths } from '@/domain/navigation/paths'
import { chargeDay } from '@/domain/team/seatPrice'
import { formatSgd, toCents } from '@/lib/money/money'
import { InvitationList, MemberList, pageSize } from './MemberLists'
import { SeatsPanel } from './SeatsPanel'
import { useSeatPurchase, type SeatPurchase } from './useSeatPurchase'
import { useSendInvitations, type Sending } from './useSendInvitations'

const MemberDialogs = lazyPart(() => import('./MemberDialogs'), 'MemberDialogs')

/** Members, invitations and seats of a team (A2). */
export default function Members() {
  const { teamId } = useTeam()
  const everybody = useListTeamConnectionsQuery({ id: teamId })
  const seats = useCountTeamSeatsQuery({ id: teamId })
  const purchase = useSeatPurchase(teamId)
  const sending = useSendInvitations(teamId)
  const invite = useMay('members.invite')
  const [, setParams] = useOptimisticSearchParams()
  const [view, setView] = useTab('view', ['members', 'invitations'])
  const open = (name: string, value: string) => {
    // Hides the notice of an earlier payment: it must not be mistaken for the outcome of the next one.
    purchase.payment.dismiss()
    setParams(
      (now) => {
        now.set(name, value)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  // The server decides who counts as a member.
  const { data: members } = useListActiveTeamConnectionsQuery({ id: teamId, limit: pageSize, offset: 0 })
  const invitations = everybody.data?.filter((one) => invitationStateOf(one) !== undefined)
  return (
    <Page
      title="Team Members"
      lead="Your team’s members, invitations and paid seats."
      actions={
        <Button
          aria-haspopup="dialog"
          data-track="invite-members"
          why={invite.why}
          onClick={() => open('invite', 'new')}
        >
          Invite members
        </Button>
      }
    >
      <PurchaseNotice purchase={purchase} />
      <UnsentNotice connections={everybody.data ?? []} sending={sending} />
      <Settled queries={[everybody, seats]} skeleton={{ shape: 'table', label: 'Loading the members' }}>
        <SeatsPanel onAdd={() => open('seats', 'add')} onRemove={() => open('seats', 'remove')} />
        <Tabs
          label="People"
          tabs={[
            { key: 'members', label: 'Members', count: members && countOfAll(members.total, members.connections) },
            {
              key: 'invitations',
              label: 'Invitations',
              count: everybody.data?.some(isUnclear) ? undefined : invitations?.length,
            },
          ]}
          value={view}
          onChange={setView}
        >
          {view === 'members' ? (
            <MemberList onOpen={open} />
          ) : (
            <InvitationList everybody={everybody} sending={sending} onOpen={open} />
          )}
        </Tabs>
      </Settled>
      <MemberDialogs query={everybody} purchase={purchase} sending={sending} />

      <BulkResults {...sending.results} />
    </Page>
  )
}

/** People who hold a seat but never got their email: sending it was interrupted. */
function UnsentNotice({ connections, sending }: { connections: readonly TeamConnection[]; sending: Sending }) {
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

/** The latest purchase of seats, while no dialog shows it: what was paid, or that it is not known yet. */
function PurchaseNotice({ purchase: { payment, state } }: { purchase: SeatPurchase }) {
  const [inviting] = useParam('invite')
  const [seats] = useParam('seats')
  if (inviting || seats || state.step === 'blocked') return null
  const { charge, extra = 0 } = (state.step === 'paid' && state.receipt) || {}
  if (!charge) return <PaymentStatus payment={payment} state={state} texts={seatsTexts} />
  const { amount, nextChargeAt, nextChargeAmount } = charge
  return (
    <>
      {extra > 0 && (
        <ExtraSeats
          extra={extra}
          action={
            <Button size="sm" variant="outline-secondary" to={paths.team.billing}>
              See the team’s invoices
            </Button>
          }
        />
      )}
      <Alert
        kind="success"
        live
        title={`Paid: ${formatSgd(toCents(amount))}`}
        actions={
          <Button size="sm" variant="quiet" onClick={payment.dismiss}>
            Close
          </Button>
        }
      >
        {seatsTexts.paid.text}
        {nextChargeAt &&
          nextChargeAmount !== undefined &&
          ` Next charge for all seats: ${formatSgd(toCents(nextChargeAmount))} on ${chargeDay(nextChargeAt)}.`}
      </Alert>
    </>
  )
}
