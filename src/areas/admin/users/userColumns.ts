import { accountStates, memberships } from '@/components/admin/userStates'
import type { User } from '@/contract/types'
import { accountState } from '@/domain/account/accountState'
import { countryOf } from '@/domain/account/countries'
import { personName } from '@/domain/account/personName'
import { paths } from '@/domain/navigation/paths'
import { yesOrNo } from '@/lib/text/said'
import { dateColumn, dateTimeColumn, personColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'

const roles = { admin: { label: 'Administrator', tone: 'info' }, member: { label: 'Member' } } as const

/** Columns of the list of users; `field` is what the server sorts by. */
export const userColumns: readonly Column<User>[] = [
  personColumn('name', 'User', (user) => ({ name: personName(user), email: user.email, picture: user.profileImage }), {
    to: ({ userId }) => paths.admin.user(userId),
    rowHeader: true,
    field: 'firstName',
  }),
  statusColumn('state', 'Account', accountState, accountStates, { field: 'disabled' }),
  statusColumn(
    'plan',
    'Membership',
    ({ isPremiumMember }) => yesOrNo(isPremiumMember, 'premium', 'free'),
    memberships,
    {
      field: 'isPremiumMember',
    },
  ),
  statusColumn('role', 'Role', ({ isAdmin }) => yesOrNo(isAdmin, 'admin', 'member'), roles, {
    field: 'isAdmin',
    hidden: true,
  }),
  textColumn('country', 'Country', ({ country }) => country && (countryOf(country)?.name ?? country)),
  textColumn('company', 'Company', ({ company }) => company, { truncate: true, tableOnly: true }),
  dateColumn('joined', 'Joined', ({ createdAt }) => createdAt, { field: 'createdAt', tableOnly: true }),
  dateTimeColumn('signedIn', 'Last sign-in', ({ lastLoginAt }) => lastLoginAt, { field: 'lastLoginAt' }),
]
