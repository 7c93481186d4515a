import type { BodyOf } from '@/contract/route'
import type { operations } from '@/contract/schema'
import type { Shape } from '@/contract/types'
import { isEmail } from '@/lib/text/emailAddress'
import { clock } from '../../settings/clock'
import { reject } from '../../http'
import { addCard, cardsOf, checkToken, toPaymentMethod } from '../commerce/savedCards'
import type { StripeCustomerRow } from '../commerce/commerceTables'
import { db, freshId } from '../db'
import { userName } from './userName'
import { enterTeam } from '../teams/teams'
import type { UserRow } from '../tables'

type Input = BodyOf<operations['saveStripeCustomer']>

export const customerOr404 = (id: string): StripeCustomerRow =>
  db.stripeCustomers.find((row) => row.id === id) ?? reject(404, 'This payment customer does not exist')

/** Creates or updates the payment customer of a user or a team, and saves the card if requested. */
export function saveCustomer(me: UserRow, customerId: string, input: Input): Shape<'StripeCustomer'> {
  const { name, remember } = ownerOf(me, input)
  if (!isEmail(input.email))
    reject(422, 'Please enter a valid email', { fields: { email: 'Please enter a valid email' } })
  checkToken(input.token)
  const known = db.stripeCustomers.find(({ ownerId }) => ownerId === input.id)
  if (customerId !== 'new' && customerOr404(customerId) !== known) reject(403, 'This payment customer is not yours')
  const row = known ?? create(input)
  row.email = input.email
  row.description = input.description ?? name
  row.metadata = { ...row.metadata, ...input.metadata }
  if (input.saveCard !== false)
    row.default_source = addCard({ ownerId: input.id, name, email: input.email }, input.token, true).id
  remember(row.id)
  const { ownerId, type: _type, ...customer } = row
  return { ...customer, paymentMethods: cardsOf(ownerId).map(toPaymentMethod) }
}

function ownerOf(me: UserRow, { type, id }: Input): { name: string; remember: (customerId: string) => void } {
  if (type === 'team') {
    const { team } = enterTeam(me, id, 'managePayment')
    return { name: team.companyName, remember: (customerId) => Object.assign(team, { stripeCustomerId: customerId }) }
  }
  if (id !== me.userId) reject(403, 'You may only do this with your own account')
  return { name: userName(me), remember: (customerId) => Object.assign(me, { stripeCustomerId: customerId }) }
}

function create({ id, type }: Input): StripeCustomerRow {
  const created = Math.floor(clock.now() / 1000)
  const row: StripeCustomerRow = { id: freshId('cus'), ownerId: id, type, created, default_source: null, metadata: {} }
  db.stripeCustomers.push(row)
  return row
}
