import type { Shape } from '@/contract/types'

/** A referral code counts for one day (R-REF-02), in ms. */
const counts = 86_400_000

/**
 * Whether a member has joined through the code that brought them here: a member of old who opened a friend's link while
 * signed out has not, nor has one who was counted already or opened their own link.
 * @param code what the referral cookie holds (R-REF-01)
 * @param now epoch ms
 */
export function joinedThrough(me: Shape<'User'>, code: string | undefined, now: number): code is string {
  if (!code || me.referrer || code === me.referralCode || code === me.userId) return false
  return me.createdAt !== undefined && Math.abs(now - Date.parse(me.createdAt)) < counts
}
