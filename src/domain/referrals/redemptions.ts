import type { BodyOf } from '@/contract/route'
import type { operations } from '@/contract/schema'
import type { Shape } from '@/contract/types'
import { cleanText, plainSigns } from '@/lib/text/cleanText'
import { emailOf, isEmail } from '@/lib/text/emailAddress'
import { readableWord, required } from '@/lib/text/wording'
import { isSingaporeMobile, isUen, paynowOf } from './paynow'

export type Redemption = Shape<'Redemption'>
export type RedemptionType = Redemption['type']

/** The payout methods (R-RED-01). */
export const redemptionTypes = ['voucher', 'bank transfer', 'PayNow'] as const satisfies RedemptionType[]

/** Their labels. */
export const payoutNames = { voucher: 'Voucher', 'bank transfer': 'Bank transfer', PayNow: 'PayNow' } as const

export type RedemptionFields = {
  type: RedemptionType
  email: string
  bankName: string
  accountNumber: string
  paynowNumber: string
}
export type RedemptionErrors = Partial<Record<keyof RedemptionFields, string>>

const compact = (text: string) => plainSigns(cleanText(text)).replace(/[\s().-]+/g, '')

/** What a spreadsheet makes of an account number: its decimals must not become digits of another one. */
const hasDecimals = (text: string) => /\.\d{1,2}$/.test(plainSigns(cleanText(text)))

/** Validates the fields of the chosen type. @returns messages by field; empty if all are valid */
export function checkRedemption(fields: RedemptionFields): RedemptionErrors {
  if (fields.type === 'voucher') return checkVoucher(fields)
  if (fields.type === 'bank transfer') return checkBankTransfer(fields)
  return checkPayNow(fields)
}

function checkVoucher({ email }: RedemptionFields): RedemptionErrors {
  if (cleanText(email) === '') return { email: required }
  return isEmail(emailOf(email)) ? {} : { email: 'Please enter a valid email' }
}

function checkBankTransfer({ bankName, accountNumber }: RedemptionFields): RedemptionErrors {
  const errors: RedemptionErrors = {}
  if (bankName.trim() === '') errors.bankName = required
  else if (!/\p{L}{2}/u.test(bankName)) errors.bankName = 'Please enter the name of your bank'
  if (accountNumber.trim() === '') errors.accountNumber = required
  else if (!/^\d{7,18}$/.test(compact(accountNumber)) || hasDecimals(accountNumber))
    errors.accountNumber = 'Please enter an account number of 7 to 18 digits'
  return errors
}

function checkPayNow({ paynowNumber }: RedemptionFields): RedemptionErrors {
  if (paynowNumber.trim() === '') return { paynowNumber: required }
  if (isSingaporeMobile(paynowNumber) || isUen(paynowNumber)) return {}
  return { paynowNumber: 'Please enter a Singapore mobile number or a UEN' }
}

/** The payload of a request: only the fields of its type, without spaces and dashes in numbers. */
export function redemptionBody(fields: RedemptionFields): BodyOf<operations['createRedemption']> {
  const { type, email, bankName, accountNumber, paynowNumber } = fields
  if (type === 'voucher') return { type, email: emailOf(email) }
  if (type === 'bank transfer') return { type, bankName: cleanText(bankName), accountNumber: compact(accountNumber) }
  return { type, paynowNumber: paynowOf(paynowNumber) }
}

/** Masks all but the last four characters: `•••• 4567`. Numbers of up to four characters are masked entirely. */
export function maskNumber(number: string): string {
  const bare = compact(number)
  return bare.length > 4 ? `•••• ${bare.slice(-4)}` : '••••'
}

export type RedemptionStep = {
  title: string
  /** ISO 8601; missing for steps that are still to come. */
  at?: string
  /** The note on the step, or what happens next. */
  text?: string
  state: 'done' | 'current' | 'ahead'
}

/**
 * Past and next steps of a request, oldest first.
 * An unknown status is a step of its own, never an error.
 */
export function redemptionTimeline(redemption: Redemption): RedemptionStep[] {
  const { status, createdAt, updatedAt, redemptionComment: note } = redemption
  const asked: RedemptionStep = { title: 'Requested', at: createdAt, state: 'done' }
  const settledAt = updatedAt ?? note?.createdAt
  const at = settledAt ? { at: settledAt } : {}
  const settled = { PAID: 'Paid', REJECTED: 'Declined', PENDING: undefined }[status]
  if (settled) return [asked, { title: settled, ...at, ...(note ? { text: note.comment } : {}), state: 'done' }]
  const review: RedemptionStep =
    status === 'PENDING'
      ? { title: 'In review', text: 'We review every request by hand.', state: 'current' }
      : { title: readableWord(status), state: 'current' }
  if (note) Object.assign(review, { text: note.comment, ...(note.createdAt ? { at: note.createdAt } : {}) })
  if (status !== 'PENDING') return [asked, review]
  return [asked, review, { title: 'Payment', text: nextText[redemption.type] ?? '', state: 'ahead' }]
}

const nextText: Partial<Record<string, string>> = {
  voucher: 'We’ll email your voucher.',
  'bank transfer': 'We’ll pay your bank account.',
  PayNow: 'We’ll pay you by PayNow.',
}
