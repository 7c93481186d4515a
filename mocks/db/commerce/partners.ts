import type { Shape } from '@/contract/types'
import { reject } from '../../http'
import type { PartnerRow, PartnerSubscriptionRow } from '../backOffice/backOfficeTables'
import { db, freshId } from '../db'
import { findUser } from '../find'
import { makeKey } from './partnerKeys'

export const partnerOr404 = (partnerId: string): PartnerRow =>
  db.partners.find((row) => row.partnerId === partnerId) ?? reject(404, 'This partner does not exist')

/** A partner as shown in lists: only the last characters of the key, if it has one. */
export const maskKey = (row: PartnerRow): Shape<'Partner'> => ({
  ...row,
  apiKey: row.apiKey && `••••••••${row.apiKey.slice(-4)}`,
})

export const freshKey = (): string => makeKey(Number(freshId('key').replace(/\D/g, '')) + 1000)

/** Throws 422 for empty fields, 409 for a user name that another partner has. */
export function checkPartner(body: { name: string; apiUsername: string }, own?: PartnerRow) {
  const name = body.name.trim()
  const apiUsername = body.apiUsername.trim()
  const required = 'This field is required'
  const fields = { ...(name ? {} : { name: required }), ...(apiUsername ? {} : { apiUsername: required }) }
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
  const taken = db.partners.some((row) => row !== own && row.apiUsername.toLowerCase() === apiUsername.toLowerCase())
  if (taken) reject(409, 'This name is taken', { fields: { apiUsername: 'This name is taken' } })
  return { name, apiUsername }
}

const digitsOf = (phone: string) => phone.replace(/[\s()-]/g, '')

/** The subscription of a phone number; throws 422 if the partner does not know it. */
export function subscriptionOf(phone: string): PartnerSubscriptionRow {
  const unknown = 'WorkBuddy does not know this phone number'
  return (
    db.partnerSubscriptions.find((row) => row.workbuddyPhoneNumber === digitsOf(phone)) ??
    reject(422, unknown, { fields: { workbuddyPhoneNumber: unknown } })
  )
}

export const toPartnerSubscription = (row: PartnerSubscriptionRow): Shape<'PartnerSubscription'> => ({
  ...row,
  userId: findUser(row.userId)?.userId ?? null,
  email: findUser(row.userId)?.email ?? null,
})
