import { premiumUid } from '@/domain/membership/premium'
import { clock } from '../../../settings/clock'
import type { DiscountCodeRow } from '../../commerce/commerceTables'

type Known = Partial<DiscountCodeRow> & Pick<DiscountCodeRow, 'code' | 'description'>

/** A code for everybody at any time; `known` says what it takes off. */
export const discountCode = (known: Known, createdDaysAgo = 300): DiscountCodeRow => ({
  type: 'PERCENT',
  percentOff: null,
  amountOff: null,
  active: true,
  validFrom: null,
  validTo: null,
  maxUses: null,
  maxUsesPerUser: null,
  minimumTotal: null,
  solutionUids: [],
  premiumMembersOnly: false,
  newMembersOnly: false,
  membershipTier: null,
  stripeCouponId: null,
  timesUsed: 0,
  totalDiscounted: 0,
  lastUsedAt: null,
  createdAt: clock.daysFromNow(-createdDaysAgo, 3),
  updatedAt: clock.daysFromNow(-Math.min(createdDaysAgo, 40), 6),
  ...known,
})

const percent = (percentOff: number) => ({ type: 'PERCENT', percentOff }) as const
const amount = (amountOff: number) => ({ type: 'AMOUNT', amountOff }) as const

/** Codes of every kind; those in capitals at the top are for tests and demos. */
export const seedDiscountCodes = (): DiscountCodeRow[] => [
  discountCode({ code: 'DOER10', description: '10% for everyone', ...percent(10), stripeCouponId: 'DOER10' }, 400),
  discountCode({ code: 'SAVE20', description: 'S$20 off from S$100', ...amount(20), minimumTotal: 100 }),
  discountCode({ code: 'EXPIRED', description: 'Ran out last month', ...percent(15), validTo: clock.daysFromNow(-30, 15) }, 200),
  discountCode({ code: 'PREMIUMONLY', description: 'Thank you to premium members', ...percent(20), premiumMembersOnly: true }),
  discountCode({ code: 'TIER6', description: 'Change of plan, up to 6 months held', ...percent(10), membershipTier: '6-months' }),
  discountCode({ code: 'TIER6PLUS', description: 'Change of plan, more than 6 months held', ...percent(20), membershipTier: 'over-6-months' }),
  discountCode({ code: 'WELCOME10', description: 'Welcome campaign', ...amount(10), newMembersOnly: true, maxUsesPerUser: 1, solutionUids: [premiumUid], stripeCouponId: 'WELCOME10' }, 330),
  discountCode({ code: 'USEDUP', description: 'The first two only', ...percent(30), maxUses: 2 }, 350),
  discountCode({ code: 'INACTIVE', description: 'Switched off after the launch', ...percent(25), active: false }, 260),
  discountCode({ code: 'SOON', description: 'New year campaign', ...percent(12), validFrom: clock.daysFromNow(40, 0), validTo: clock.daysFromNow(70, 15) }, 6),
  discountCode({ code: 'ONCEONLY', description: 'One use for each member', ...amount(5), maxUsesPerUser: 1 }, 310),
  discountCode({ code: 'FREEYEAR', description: 'Partners and press', ...percent(100), maxUses: 50, solutionUids: [premiumUid], stripeCouponId: 'FREEYEAR' }, 280),
  discountCode({ code: 'NEWDOER', description: 'First purchase of new members', ...percent(15), newMembersOnly: true }),
  discountCode({ code: 'MASTERCLASS25', description: 'Given at the masterclass in May', ...amount(25), minimumTotal: 150, maxUses: 200 }, 180),
  discountCode({ code: 'SWITCHSG', description: 'Switch Singapore booth', ...percent(8), validFrom: clock.daysFromNow(-45, 0), validTo: clock.daysFromNow(20, 15) }, 60),
  discountCode({ code: 'PODCAST', description: 'Founders’ podcast, episode 40', ...amount(12), maxUses: 100 }, 120),
  discountCode({ code: 'MEI-LIM', description: 'Given by Mei Ling Lim to her clients', ...percent(5), maxUses: 30 }, 90),
  discountCode({ code: 'WOMENWHODO', description: 'International Women’s Day', ...percent(18), validTo: clock.daysFromNow(-200, 15) }, 270),
  discountCode({ code: 'DEEPAVALI', description: 'Festival of lights', ...amount(8), validTo: clock.daysFromNow(9, 15) }, 30),
  discountCode({ code: 'YEAREND', description: 'Last month of the year', ...percent(22), minimumTotal: 300, validTo: clock.daysFromNow(41, 15) }, 12),
  discountCode({ code: 'FRIENDS50', description: 'S$50 off large orders', ...amount(50), minimumTotal: 500, premiumMembersOnly: true }, 150),
  discountCode({ code: 'SUPPORT5', description: 'Goodwill of the support desk', ...amount(5), stripeCouponId: 'SUPPORT5' }, 380),
  discountCode({ code: 'BETA', description: 'Testers of the first version', ...percent(40), active: false, maxUses: 25 }, 419),
  discountCode({ code: 'HALFPRICE', description: 'Membership for half, a week in September', ...percent(50), solutionUids: [premiumUid], validTo: clock.daysFromNow(-60, 15) }, 75),
  discountCode({ code: 'A-RATHER-LONG-CODE-FOR-A-CAMPAIGN-OF-A-PARTNER-2026', description: 'A partner who likes long codes, kept to see how lists and the cart bear it', ...percent(3) }, 20),
] // prettier-ignore
