import type { Shape } from '@/contract/types'
import type { Person, StatusTable } from '@/ui/table/columnMakers'

/** Labels of the statuses of a member or an invitation. */
export const connectionStates: StatusTable<Shape<'ConnectionStatus'>> = {
  ACCEPTED: { label: 'Active', tone: 'success' },
  PENDING: { label: 'Invited', tone: 'warning' },
  REJECTED: { label: 'Declined', tone: 'danger' },
  REMOVED: { label: 'Removed', tone: 'secondary' },
}

type Member = Pick<Shape<'TeamConnection'>, 'targetName' | 'email' | 'profileImage'>

/** A member, for a `personColumn`. */
export const personOf = ({ targetName, email, profileImage }: Member): Person => ({
  name: targetName,
  email,
  picture: profileImage,
})
