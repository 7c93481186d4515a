import { seedCart } from './cart'
import { seedCommerce } from './commerce'
import { seedCommunity } from './community'
import { seedBackOffice } from './backOffice'
import { seedPeople } from './people'
import { seedTeams } from './teams'
import type { PendingPaymentRow } from '../tables'

/**
 * The initial state of the server: the same on every machine. Slow seeds that no other seeds depend on are functions, called
 * when their table is first read: they must not change other rows.
 */
export function seedAll() {
  const people = seedPeople()
  const teams = seedTeams(people.users)
  const commerce = seedCommerce(people.users, teams)
  return {
    ...people,
    ...seedCart(people.users, teams.connections),
    ...teams,
    ...commerce,
    ...seedCommunity(),
    ...seedBackOffice(people.users, commerce.orders),
    pendingPayments: [] as PendingPaymentRow[],
  }
}
