import { emailLink } from '@/components/contact/emailLink'
import { paths } from '@/domain/navigation/paths'
import type { Described } from '@/ui/layout/DescriptionList'
import { RecordLink } from './RecordLink'

type Bought = {
  userId?: string | null | undefined
  userName?: string | null | undefined
  userEmail?: string | null | undefined
  teamName?: string | null | undefined
}

/** Who bought something, with a link to the user and, if there is one, the team. */
export function buyerFacts({ userId, userName, userEmail, teamName }: Bought): Described[] {
  const name = userName || userEmail
  return [
    { term: 'Buyer', value: name && <RecordLink to={userId && paths.admin.user(userId)}>{name}</RecordLink> },
    { term: 'Email', value: emailLink(userEmail) },
    ...(teamName ? [{ term: 'Team', value: teamName }] : []),
  ]
}
