import { firstOfNextMonth } from '@/domain/billing/periods'
import { clock } from '../../settings/clock'
import { newestFirst } from '../../db/commerce/buyers'
import { db, freshId } from '../../db/db'
import {
  checkPartner,
  freshKey,
  maskKey,
  partnerOr404,
  subscriptionOf,
  toPartnerSubscription,
} from '../../db/commerce/partners'
import { workbuddyPlans } from '../../db/commerce/partnerKeys'
import { reject, type Handlers } from '../../http'

/** The partner bills monthly: changes apply from the next charge. */
const nextMonth = () => new Date(`${firstOfNextMonth(clock.now())}T00:00:00+08:00`).toISOString()

export const partners = {
  listPartners: () => db.partners.map(maskKey),
  listPartnerDiscountCodes: () => newestFirst(db.partnerDiscountCodes, ({ createdAt }) => createdAt),
  createPartner: ({ body }) => {
    const row = {
      partnerId: freshId('partner'),
      ...checkPartner(body),
      apiKey: freshKey(),
      enabled: true,
      createdAt: clock.iso(),
    }
    db.partners.push(row)
    return row
  },
  updatePartner: ({ path, body }) => {
    const row = partnerOr404(path.id)
    return maskKey(Object.assign(row, checkPartner(body, row)))
  },
  regeneratePartnerApiKey: ({ path }) => Object.assign(partnerOr404(path.id), { apiKey: freshKey() }),
  disablePartner: ({ path }) => maskKey(Object.assign(partnerOr404(path.id), { enabled: false })),
  enablePartner: ({ path }) => maskKey(Object.assign(partnerOr404(path.id), { enabled: true })),
  cancelWorkbuddySubscription: ({ body }) => {
    const row = subscriptionOf(body.workbuddyPhoneNumber)
    if (row.status === 'cancelled') reject(409, 'This subscription is already cancelled')
    return toPartnerSubscription(Object.assign(row, { status: 'cancelled', effectiveAt: nextMonth() }))
  },
  changeWorkbuddySubscription: ({ body }) => {
    const row = subscriptionOf(body.workbuddyPhoneNumber)
    const plan = workbuddyPlans.find((one) => one === body.newPlan.trim())
    const unknown = `WorkBuddy has no such plan. It has ${workbuddyPlans.join(', ')}`
    if (!plan) reject(422, unknown, { fields: { newPlan: unknown } })
    if (row.status === 'cancelled') reject(409, 'This subscription is already cancelled')
    if (row.plan === plan) reject(409, 'This is already the plan')
    return toPartnerSubscription(Object.assign(row, { plan, effectiveAt: nextMonth() }))
  },
} satisfies Partial<Handlers>
