import { clock } from '../../../settings/clock'
import type { LogRow } from '../../backOffice/backOfficeTables'
import { randomFrom } from '../../random'
import { anyone } from '../community/crowd'
import { devices } from './devices'

const count = 800

type Kind = { share: number; message: string; at: string; code: string; error: string }

const http = (status: string, name = 'ApiError') =>
  `${name}: ${status}\n    at send (client/http.ts)\n    at baseQuery (client/baseQuery.ts)`
const kind = (share: number, message: string, at: string, code: string, error: string): Kind => ({
  share,
  message,
  at,
  code,
  error,
})

/** Typical errors, the most frequent first. No entry contains personal data. */
const kinds: Kind[] = [
  kind(18, 'The server cannot be reached', 'getCart', 'offline', http('offline')),
  kind(14, 'The server took too long to answer', 'listEvents', 'timeout', http('timeout')),
  kind(12, 'Cart could not be saved', 'saveCart', '500', http('500')),
  kind(10, 'Exchange rates could not be retrieved', 'getExchangeRates', '503', http('503')),
  kind(
    9,
    'ChunkLoadError: Loading chunk failed',
    '/account/billing',
    'chunk',
    'TypeError: Failed to fetch dynamically imported module',
  ),
  kind(8, 'Profile could not be retrieved', 'getMe', '502', http('502')),
  kind(7, 'Your card was declined', 'checkoutCart', '402', http('402')),
  kind(5, 'The server sent an answer that could not be read', 'getTeam', 'malformed', http('malformed')),
  kind(
    5,
    'ResizeObserver loop completed with undelivered notifications',
    '/solutions',
    'window',
    'ErrorEvent: ResizeObserver loop',
  ),
  kind(
    4,
    'Cannot read properties of undefined',
    '/team/members',
    'render',
    "TypeError: Cannot read properties of undefined (reading 'connectionType')\n    at SeatRow (areas/team/members/SeatRow.tsx)\n    at DataTable (ui/DataTable.tsx)",
  ),
  kind(
    3,
    'Checkout was successful, but there was a problem saving your order to your account',
    'checkoutCart',
    'ORDER_NOT_SAVED',
    http('200'),
  ),
  kind(3, 'QuotaExceededError', '/about-you', 'storage', 'QuotaExceededError: The quota has been exceeded.'),
  kind(
    1,
    'A very long message that a browser extension wrote into the page: ' +
      'Blocked a frame with origin from accessing a cross-origin frame. '.repeat(6),
    '/',
    'window',
    `SecurityError: ${'    at extension (content-script.js)\n'.repeat(20)}`,
  ),
]

/** Log entries of the last 60 days, newest first, with peaks on two evenings. */
export function seedLogs(): LogRow[] {
  const random = randomFrom(8080)
  const whole = kinds.reduce((sum, { share }) => sum + share, 0)
  const pick = () => {
    let left = random.int(1, whole)
    return kinds.find(({ share }) => (left -= share) <= 0) as Kind
  }
  return Array.from({ length: count }, (_, index) => {
    const outage = index % 9 === 0
    const { message, at, code, error } = outage ? (kinds[0] as Kind) : pick()
    const days = outage ? (index % 2 ? 12.4 : 33.5) + random.next() * 0.06 : 60 * random.next() ** 1.4
    return {
      createdAt: clock.daysFromNow(-days),
      userId: random.chance(0.55) ? anyone(random).userId : null,
      message,
      description: at,
      code,
      type: 3,
      error,
      deviceInfo: random.pick(devices),
    }
  })
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((row, index) => ({ logId: `log-${90_000 + count - index}`, ...row }))
}
