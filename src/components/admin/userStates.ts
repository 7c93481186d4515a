import type { AccountState } from '@/domain/account/accountState'
import type { StatusTable } from '@/ui/table/columnMakers'

export const accountStates: StatusTable<AccountState> = {
  active: { label: 'Active', tone: 'success' },
  unconfirmed: { label: 'Not activated', tone: 'warning' },
  disabled: { label: 'Disabled', tone: 'danger' },
}

/** Labels of the two kinds of membership. */
export const memberships: StatusTable<'premium' | 'free'> = {
  premium: { label: 'Premium', tone: 'primary' },
  free: { label: 'Free', tone: 'secondary' },
}
