import { useListInvoicesQuery } from '@/api/admin/invoices'
import { useListTeamInvoicesQuery, useListUserInvoicesQuery } from '@/api/commerce/invoices'
import { useGetUserNameQuery } from '@/api/account/profile'
import { useMayOpen } from '@/components/access/useAccess'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { useParam } from '@/ui/hooks/useParam'
import { InvoicesPage } from './InvoicesPage'

const everybody = paths.admin.page('invoices')

/** The invoices of everybody, of a user or of a team, as the URL says. */
export default function Invoices() {
  const [userId] = useParam('user')
  const [teamId] = useParam('team')
  if (userId !== undefined) return <InvoicesOfUser userId={userId} />
  if (teamId !== undefined) return <InvoicesOfTeam teamId={teamId} />
  return <AllInvoices />
}

function AllInvoices() {
  return (
    <InvoicesPage
      title="Invoices"
      lead="All member and team invoices. Choose a buyer to see only their invoices."
      query={useListInvoicesQuery()}
      withBuyer
      none="Invoices for purchases and renewals will appear here."
    />
  )
}

function InvoicesOfUser({ userId }: { userId: string }) {
  const { data } = useGetUserNameQuery({ id: userId })
  const profile = paths.admin.user(userId)
  const { may } = useMayOpen(profile)
  return (
    <InvoicesPage
      title={data ? `Invoices for ${data.name}` : 'Invoices for a member'}
      lead="Personal invoices only. Team purchases are on the team’s invoices."
      parent={everybody}
      actions={
        may && (
          <Button variant="outline-secondary" to={profile}>
            Open user
          </Button>
        )
      }
      query={useListUserInvoicesQuery({ userId })}
      none="This member has no personal invoices."
    />
  )
}

function InvoicesOfTeam({ teamId }: { teamId: string }) {
  const query = useListTeamInvoicesQuery({ id: teamId })
  const name = query.data?.find(({ teamName }) => teamName)?.teamName
  return (
    <InvoicesPage
      title={name ? `Invoices for ${name}` : 'Invoices for a team'}
      parent={everybody}
      query={query}
      none="This team has no invoices."
    />
  )
}
