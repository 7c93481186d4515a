import type { Shape } from '@/contract/types'
import { plans } from '@/domain/membership/premium'
import { toCents } from '@/lib/money/money'
import { catalogue } from '../../../files/catalogue'
import { clock } from '../../../settings/clock'
import { randomFrom } from '../../random'
import type { UserRow } from '../../tables'

const created = Date.UTC(2024, 0, 1) / 1000

/** Products with recurring prices: the membership plans and every monthly or yearly solution. */
export function seedStripePlans(): Shape<'StripePlan'>[] {
  const memberships = plans
    .filter(({ months }) => months > 0)
    .map(({ id, title, amount, currency, months }) => ({
      id: `plan_${id}`,
      nickname: title,
      amount,
      currency: currency.toLowerCase(),
      interval: months === 12 ? ('year' as const) : ('month' as const),
      interval_count: months === 12 ? 1 : months,
      product: 'prod_premium',
      active: true,
      created,
    }))
  const solutions = catalogue
    .filter(({ kind }) => kind !== 'membership')
    .flatMap(({ uid, title, variations }) =>
      variations
        .filter(({ interval }) => interval !== 'once')
        .map((variation) => ({
          id: `plan_${variation.uid}`,
          nickname: `${title}, ${variation.title}`,
          amount: toCents(variation.price),
          currency: 'sgd',
          interval: variation.interval === 'year' ? ('year' as const) : ('month' as const),
          interval_count: variation.intervalCount ?? 1,
          product: `prod_${uid}`,
          active: true,
          created,
        })),
    )
  return [...memberships, ...solutions]
}

type Coupon = Shape<'StripeCoupon'>

const coupon = (id: string, name: string, more: Partial<Coupon>): Coupon => ({
  id,
  name,
  percent_off: null,
  amount_off: null,
  currency: null,
  duration: 'once',
  duration_in_months: null,
  max_redemptions: null,
  times_redeemed: 0,
  redeem_by: null,
  valid: true,
  created,
  ...more,
})

export const seedStripeCoupons = (): Coupon[] => [
  coupon('DOER10', '10% off', { percent_off: 10, times_redeemed: 132 }),
  coupon('WELCOME10', 'Welcome', { amount_off: 1000, currency: 'sgd', times_redeemed: 41, max_redemptions: 500 }),
  coupon('FREEYEAR', 'First year free', { percent_off: 100, times_redeemed: 9, max_redemptions: 50 }),
  coupon('SUPPORT5', 'Goodwill', { amount_off: 500, currency: 'sgd', duration: 'forever', times_redeemed: 17 }),
  coupon('QUARTER', 'Three months for less', {
    percent_off: 25,
    duration: 'repeating',
    duration_in_months: 3,
    times_redeemed: 5,
  }),
  coupon('LAUNCH', 'Launch week', {
    percent_off: 40,
    valid: false,
    redeem_by: created + 90 * 86_400,
    times_redeemed: 88,
    max_redemptions: 88,
  }),
]

/** Charges without an order: a lost response, or a double payment. Newest first. */
export function seedOrphanedCharges(users: readonly UserRow[]): Shape<'StripeCharge'>[] {
  const random = randomFrom(4400)
  const cards = [
    ['visa', '4242'],
    ['mastercard', '4444'],
    ['amex', '0005'],
  ] as const
  return Array.from({ length: 26 }, (_, index) => {
    const user = random.pick(users)
    const known = random.chance(0.75)
    const [brand, last4] = random.pick(cards)
    const name = `${user.firstName} ${user.lastName}`
    const email = known ? user.email : `payer${index + 1}@elsewhere.example`
    const fate = random.next()
    const amount = random.pick([990, 9_900, 19_900, 5_500, 31_500, 12_000, 404])
    const refunded = fate > 0.8
    const status = fate < 0.1 ? 'failed' : fate < 0.14 ? 'pending' : 'succeeded'
    return {
      id: `ch_3Orphan${String(26 - index).padStart(3, '0')}`,
      amount,
      amount_refunded: refunded ? amount : 0,
      currency: 'sgd',
      created: Math.floor(clock.now() / 1000) - index * 4 * 86_400 - random.int(0, 80_000),
      status,
      paid: status === 'succeeded',
      refunded,
      description: random.pick(['Premium Membership', 'Cart checkout', 'Team seats', null]),
      customer: known ? (user.stripeCustomerId ?? `cus_${user.userId}`) : null,
      payment_intent: `pi_3Orphan${26 - index}`,
      receipt_email: email,
      receipt_url: null,
      billing_details: { name: known ? name : null, email },
      card: { brand, last4 },
      failure_message: status === 'failed' ? 'Your card was declined.' : null,
      userId: known ? user.userId : null,
      userName: known ? name : null,
    }
  })
}
