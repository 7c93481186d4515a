import { clock } from '../../settings/clock'
import type { Handlers } from '../../http'

export const time = {
  getTime: () => ({ time: clock.iso(), timeZone: 'Asia/Singapore' }),
} satisfies Partial<Handlers>
