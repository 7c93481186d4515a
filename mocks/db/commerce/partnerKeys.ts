import { randomFrom } from '../random'

/** The work-space partner's own names of its plans. */
export const workbuddyPlans = ['flex-10', 'flex-20', 'flex-unlimited', 'dedicated-desk'] as const

/** A key for our API; the same number makes the same key. */
export function makeKey(number: number): string {
  const random = randomFrom(number * 6151)
  return `dk_live_${Array.from({ length: 16 }, () => random.pick([...'0123456789abcdef'])).join('')}`
}
