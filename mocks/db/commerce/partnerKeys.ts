import { randomFrom } from '../random'

/** The workspace partner's names of its plans. */
export const workbuddyPlans = ['flex-10', 'flex-20', 'flex-unlimited', 'dedicated-desk'] as const

/** An API key for a partner; the same number gives the same key. */
export function makeKey(number: number): string {
  const random = randomFrom(number * 6151)
  return `dk_live_${Array.from({ length: 16 }, () => random.pick([...'0123456789abcdef'])).join('')}`
}
