import type { Shape } from '@/contract/types'
import { momentMs } from '@/lib/dates/dates'
import { dayMs } from '@/lib/dates/day'

/**
 * Whether a member joined through the referral code in the cookie. False for existing members who opened a friend's
 * link while signed out, for members who were credited already, and for their own link.
 * @param code the value of the referral cookie (R-REF-01)
 * @param now epoch ms
 */
export function joinedThrough(me: Shape<'User'>, code: string | undefined, now: number): code is string {
  if (!code || me.referrer || code === me.referralCode || code === me.userId) return false
  // A code is valid for one day (R-REF-02).
  return Math.abs(now - (momentMs(me.createdAt) ?? Infinity)) < dayMs
}
