import { seedCart } from './cart'
import { seedCommerce } from './commerce'
import { seedCommunity } from './community'
import { seedBackOffice } from './backOffice'
import { seedPeople } from './people'
import { seedTeams } from './teams'
import type { PendingPaymentRow } from '../tables'

/**
 * The initial state of the server: the same on every machine. What takes long, and no other seeds need, is a function: it is
 * called when its table is first read.
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
