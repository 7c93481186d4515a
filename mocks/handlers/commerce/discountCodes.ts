import type { Shape } from '@/contract/types'
import { clock } from '../../settings/clock'
import { newestFirst } from '../../db/commerce/buyers'
import { findCode } from '../../db/commerce/cartPrices'
import type { DiscountCodeRow } from '../../db/commerce/commerceTables'
import { db } from '../../db/db'
import { solutionOf } from '../../files/catalogue'
import { reject, type Handlers } from '../../http'

type Input = Shape<'DiscountCodeInput'>

const codeOr404 = (code: string): DiscountCodeRow =>
  db.discountCodes.find((row) => row === findCode(code)) ?? reject(404, 'This discount code does not exist')

/** Throws 422 with `fields` for invalid input. */
function check(input: Input): void {
  const fields: Record<string, string> = {}
  const { code, type, percentOff, amountOff, validFrom, validTo, maxUses, maxUsesPerUser, minimumTotal } = input
  if (!/^[A-Z0-9][A-Z0-9_-]{1,63}$/i.test(code.trim()))
    fields.code = 'Please use 2 to 64 letters, digits, dashes or underscores'
  if (type !== 'PERCENT' && type !== 'AMOUNT') fields.type = 'This field is required'
  if (type === 'PERCENT' && !(typeof percentOff === 'number' && percentOff > 0 && percentOff <= 100))
    fields.percentOff = 'Please enter a percentage from 1 to 100'
  if (type === 'AMOUNT' && !(typeof amountOff === 'number' && amountOff > 0))
    fields.amountOff = 'Please enter an amount above 0'
  if (validFrom && validTo && validTo < validFrom) fields.validTo = 'The end is before the start'
  if (typeof maxUses === 'number' && maxUses < 1) fields.maxUses = 'Please enter 1 or more, or leave it blank'
  if (typeof maxUsesPerUser === 'number' && maxUsesPerUser < 1)
    fields.maxUsesPerUser = 'Please enter 1 or more, or leave it blank'
  if (typeof minimumTotal === 'number' && minimumTotal < 0) fields.minimumTotal = 'Please enter 0 or more'
  const unknown = (input.solutionUids ?? []).find((uid) => !solutionOf(uid))
  if (unknown !== undefined) fields.solutionUids = `There is no solution ${unknown}`
  if (input.stripeCouponId && !db.stripeCoupons.some(({ id }) => id === input.stripeCouponId))
    fields.stripeCouponId = 'There is no such coupon'
  if (Object.keys(fields).length > 0) reject(422, 'Please check the discount code', { fields })
}

/** A code from an administrator's input; missing fields are empty. */
const written = (input: Input) => ({
  description: input.description ?? '',
  type: input.type,
  percentOff: input.type === 'PERCENT' ? (input.percentOff ?? null) : null,
  amountOff: input.type === 'AMOUNT' ? (input.amountOff ?? null) : null,
  active: input.active ?? true,
  validFrom: input.validFrom ?? null,
  validTo: input.validTo ?? null,
  maxUses: input.maxUses ?? null,
  maxUsesPerUser: input.maxUsesPerUser ?? null,
  minimumTotal: input.minimumTotal ?? null,
  solutionUids: input.solutionUids ?? [],
  premiumMembersOnly: input.premiumMembersOnly ?? false,
  newMembersOnly: input.newMembersOnly ?? false,
  membershipTier: input.membershipTier ?? null,
  stripeCouponId: input.stripeCouponId ?? null,
})

const unused = { timesUsed: 0, totalDiscounted: 0, lastUsedAt: null }

export const discountCodes = {
  listDiscountCodes: () => newestFirst(db.discountCodes, ({ createdAt }) => createdAt),
  getDiscountCode: ({ path }) => codeOr404(path.code),
  createDiscountCode: ({ body }) => {
    check(body)
    const code = body.code.trim().toUpperCase()
    if (findCode(code))
      reject(409, 'This discount code already exists', { fields: { code: 'This discount code already exists' } })
    const row = { code, ...written(body), ...unused, createdAt: clock.iso(), updatedAt: clock.iso() }
    db.discountCodes.push(row)
    return row
  },
  updateDiscountCode: ({ path, body }) => {
    const row = codeOr404(path.code)
    check({ ...body, code: row.code })
    return Object.assign(row, written({ active: row.active, ...body }), { updatedAt: clock.iso() })
  },
  deleteDiscountCode: ({ path }) => {
    const row = codeOr404(path.code)
    if (row.timesUsed > 0 || db.orders.some(({ discountCode }) => discountCode === row.code))
      reject(409, 'This code was used in an order. Make it inactive instead')
    db.discountCodes = db.discountCodes.filter((one) => one !== row)
    return { ok: true }
  },
} satisfies Partial<Handlers>
