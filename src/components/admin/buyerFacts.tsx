import { emailLink } from '@/components/contact/emailLink'
import { paths } from '@/domain/navigation/paths'
import type { Described } from '@/ui/layout/DescriptionList'
import { RecordLink } from './RecordLink'

type Bought = {
  userId?: string | null | undefined
  userName?: string | null | undefined
  userEmail?: string | null | undefined
  teamId?: string | null | undefined
  teamName?: string | null | undefined
}

/** Who bought something, with links to the user and, if there is one, to the team’s invoices. */
export function buyerFacts({ userId, userName, userEmail, teamId, teamName }: Bought): Described[] {
  const name = userName || userEmail
  const team = teamName || teamId
  return [
    { term: 'Buyer', value: name && <RecordLink to={userId && paths.admin.user(userId)}>{name}</RecordLink> },
    { term: 'Email', value: emailLink(userEmail) },
    ...(team
      ? [
          {
            term: 'Team',
            value: <RecordLink to={teamId && paths.admin.invoicesOf({ team: teamId })}>{team}</RecordLink>,
          },
        ]
      : []),
  ]
}
