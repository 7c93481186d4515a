import { object } from 'yup'
import type { Shape } from '@/contract/types'
import { tierLabels, type DiscountCode } from '@/domain/cart/discount'
import { formatSgd, optionalCents, toSgd, type Cents } from '@/lib/money/money'
import { zonedText } from '@/lib/dates/zonedTime'
import { knownOf } from '@/lib/objects'
import { cleanText, plainSigns } from '@/lib/text/cleanText'
import { wordOf } from '@/lib/text/wording'
import {
  moment,
  money,
  number,
  oneOf,
  optionalMoney,
  optionalNumber,
  required,
  ruleTexts,
  siblingText,
  text,
} from '@/ui/form/rules'
import type { MergeField } from '@/ui/form/useFreshness'

const types = ['PERCENT', 'AMOUNT'] as const
const tiers = ['6-months', 'over-6-months'] as const

/** The form of a code; money in cents, times in ISO 8601, empty numbers undefined. */
export type CodeValues = {
  code: string
  description: string
  type: (typeof types)[number]
  percentOff: number | undefined
  amountOff: Cents | undefined
  /** Undefined if the stored code lacks it; the same goes for the two flags below. */
  active: boolean | undefined
  validFrom: string
  validTo: string
  maxUses: number | undefined
  maxUsesPerUser: number | undefined
  minimumTotal: Cents | undefined
  solutionUids: readonly string[]
  premiumMembersOnly: boolean | undefined
  newMembersOnly: boolean | undefined
  membershipTier: (typeof tiers)[number] | ''
  stripeCouponId: string
}

/** The form's values of a code. */
export const toValues = (code: Partial<DiscountCode>): CodeValues => ({
  code: code.code ?? '',
  description: code.description ?? '',
  type: code.type ?? 'PERCENT',
  percentOff: code.percentOff ?? undefined,
  amountOff: optionalCents(code.amountOff),
  active: code.active,
  validFrom: code.validFrom ?? '',
  validTo: code.validTo ?? '',
  maxUses: code.maxUses ?? undefined,
  maxUsesPerUser: code.maxUsesPerUser ?? undefined,
  minimumTotal: optionalCents(code.minimumTotal),
  solutionUids: code.solutionUids ?? [],
  premiumMembersOnly: code.premiumMembersOnly,
  newMembersOnly: code.newMembersOnly,
  membershipTier: code.membershipTier ?? '',
  stripeCouponId: code.stripeCouponId ?? '',
})

/** What is sent: a code in upper case, and only the kind of discount that its type uses. */
export function toInput(values: CodeValues): Shape<'DiscountCodeInput'> {
  const { type, percentOff, amountOff, minimumTotal } = values
  return {
    ...knownOf(values),
    code: values.code.toUpperCase(),
    percentOff: type === 'PERCENT' ? (percentOff ?? null) : null,
    amountOff: type === 'AMOUNT' && amountOff !== undefined ? toSgd(amountOff) : null,
    validFrom: values.validFrom || null,
    validTo: values.validTo || null,
    maxUses: values.maxUses ?? null,
    maxUsesPerUser: values.maxUsesPerUser ?? null,
    minimumTotal: minimumTotal === undefined ? null : toSgd(minimumTotal),
    solutionUids: [...values.solutionUids],
    membershipTier: values.membershipTier || null,
    stripeCouponId: values.stripeCouponId || null,
  }
}

/** What a member would see of the code with these values, for the preview; invalid numbers count as nothing. */
export const toPreview = (values: CodeValues): DiscountCode => {
  const known = (value: unknown) => (typeof value === 'number' ? value : undefined)
  return toInput({
    ...values,
    percentOff: known(values.percentOff),
    amountOff: known(values.amountOff),
    minimumTotal: known(values.minimumTotal),
  })
}

const count = optionalNumber({ min: 1, whole: true })

const isWorthUnsaid = (stored: DiscountCode | undefined) =>
  stored !== undefined && stored.percentOff === undefined && stored.amountOff === undefined

/** @param stored the code to change: values of it that this app doesn't know may stay */
export const codeSchema = (stored?: DiscountCode) =>
  object({
    code: required()
      .transform((code: unknown) => (typeof code === 'string' ? plainSigns(cleanText(code)) : code))
      .matches(/^[a-z0-9][a-z0-9_-]+$/i, {
        message: 'Please use 2 or more letters, digits, dashes or underscores',
        excludeEmptyString: true,
      }),
    description: text({ max: 200 }),
    type: oneOf(stored ? [...types, stored.type] : types),
    percentOff: optionalNumber().when('type', {
      is: 'PERCENT',
      then: () => (isWorthUnsaid(stored) ? optionalNumber({ min: 1, max: 100 }) : number({ min: 1, max: 100 })),
      otherwise: () => optionalNumber().transform(() => undefined),
    }),
    amountOff: optionalMoney().when('type', {
      is: 'AMOUNT',
      then: () => (isWorthUnsaid(stored) ? optionalMoney({ min: 1 }) : money({ min: 1 })),
      otherwise: () => optionalMoney().transform(() => undefined),
    }),
    validFrom: moment(),
    validTo: moment().test('after', ruleTexts.dayAfter('Valid from'), (given, context) => {
      const validFrom = siblingText(context, 'validFrom')
      return !given || !validFrom || Date.parse(given) > Date.parse(validFrom)
    }),
    maxUses: count,
    maxUsesPerUser: count,
    minimumTotal: optionalMoney({ min: 0 }),
    membershipTier: oneOf(stored?.membershipTier ? [...tiers, stored.membershipTier] : tiers, { optional: true }),
  })

const sgd = { show: (value: Cents | undefined) => (value === undefined ? '' : formatSgd(value)) }
/** The zone in which a code's period is entered. */
export const codeZone = 'Asia/Singapore'

const time = { show: (at: string) => zonedText(at, codeZone) }

/** The fields that are compared when another administrator has saved the code in the meantime. */
export const mergeFields: { [Name in keyof CodeValues]-?: MergeField<CodeValues[Name]> | undefined } = {
  // The key of the code: it can't be changed.
  code: undefined,
  description: 'Description',
  type: { label: 'Type', show: (type) => wordOf({ PERCENT: 'Percentage', AMOUNT: 'Fixed amount' }, type) },
  percentOff: { label: 'Percent off', show: (value) => (value === undefined ? '' : `${value}%`) },
  amountOff: { label: 'Amount off', ...sgd },
  active: 'Active',
  validFrom: { label: 'Valid from', ...time },
  validTo: { label: 'Valid until', ...time },
  maxUses: 'Total uses',
  maxUsesPerUser: 'Uses per member',
  minimumTotal: { label: 'Minimum total', ...sgd },
  solutionUids: 'Solutions',
  premiumMembersOnly: 'Premium members only',
  newMembersOnly: 'First purchase only',
  membershipTier: { label: 'Tier', show: (tier) => (tier ? tierLabels[tier] : 'None') },
  stripeCouponId: 'Stripe coupon',
}
