import { teamsApi } from '@/api/account/teams'
import { useMay } from '@/components/access/useAccess'
import { CancelDialog } from '@/components/billing/CancelDialog'
import { useTeam } from '@/components/team/teamContext'
import { teamSubscriptionColumns } from '@/components/team/subscriptionColumns'
import type { Shape } from '@/contract/types'
import { isCancelled, renews } from '@/domain/billing/nextCharge'
import { planTitle } from '@/domain/billing/planTitle'
import { teamCancellable } from '@/domain/billing/cancelling'
import { paths } from '@/domain/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { useFreshRead } from '@/store/useFreshRead'
import { recordLater } from '@/store/payment/recordLater'
import { countOf } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { useParam } from '@/ui/hooks/useParam'
import { QueryTable } from '@/ui/table/QueryTable'

type Subscription = Shape<'TeamSubscription'>

/** What the team pays for regularly; solutions can be cancelled, seats are given back one by one. */
export function TeamSubscriptions({ subscriptions }: { subscriptions: QueryResult<readonly Subscription[]> }) {
  const { teamId } = useTeam()
  const [cancelling, cancel] = useParam('cancel')
  const may = useMay('billing.cancelSubscription')
  const dispatch = useAppDispatch()
  const readAll = useFreshRead(teamsApi.endpoints.listTeamSubscriptions)
  const readCancelled = async (id: string) => {
    const now = (await readAll({ id: teamId })).find(({ subscriptionId }) => subscriptionId === id)
    return now && isCancelled(now)
  }
  return (
    <QueryTable
      caption="Subscriptions"
      query={subscriptions}
      columns={teamSubscriptionColumns}
      rowKey={({ subscriptionId }) => subscriptionId}
      filter="status"
      sort="title"
      exportName="team-subscriptions"
      empty={{
        title: 'No subscriptions yet',
        text: 'Seats and solutions that renew will appear here.',
        drawing: 'shop',
        action: <Button to={paths.solutions}>Browse solutions</Button>,
      }}
      rowActions={(one) =>
        isRunning(one) && (
          <CancelButton
            one={one}
            why={may.why ?? (one.stripeSubscriptionId ? undefined : 'Contact us to cancel it')}
            onCancel={cancel}
          />
        )
      }
    >
      {(all) => {
        const one = all.find(({ subscriptionId }) => subscriptionId === cancelling)
        if (!one?.stripeSubscriptionId || !may.may || !isRunning(one)) return null
        const users = one.assigned === undefined ? 'its members' : countOf(one.assigned, 'member')
        return (
          <CancelDialog
            subscription={teamCancellable(one)}
            lost={[`Access to ${one.title} for ${users}`]}
            readCancelled={() => readCancelled(one.subscriptionId)}
            onFound={() => dispatch(recordLater({ kind: 'cancelled', teamId, title: one.title }))}
            paymentMethod={paths.team.payment}
            onClose={() => cancel()}
          />
        )
      }}
    </QueryTable>
  )
}

const isRunning = (one: Subscription) => one.kind !== 'SEATS' && renews(one) !== false

type CancelProps = { one: Subscription; why: string | undefined; onCancel: (id: string) => void }

function CancelButton({ one: { subscriptionId, title, variation }, why, onCancel }: CancelProps) {
  return (
    <Button
      variant="outline-secondary"
      size="sm"
      why={why}
      aria-haspopup="dialog"
      aria-label={`Cancel ${planTitle({ title, variation })}`}
      onClick={() => onCancel(subscriptionId)}
    >
      Cancel
    </Button>
  )
}
