import { expect, it } from 'vitest'
import { formatDate } from '@/lib/dates/dates'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { clock } from '@mocks/settings/clock'
import { db, fail, findUserByEmail, requestLog, required, screen, toasts, waitFor } from '@tests/page'
import { renderWithoutNotices } from '@tests/withoutNotices'

const day = 86_400_000
const hour = day / 24

/** Half past midnight in Singapore, in some weeks: still the day before further west. */
const end = () => clock.daysFromNow(23, 16).replace(/T16:00:00/, 'T16:30:00')

const billed = [
  ['/account', 'premium'],
  ['/account/solutions', 'premium'],
  ['/account/billing', 'premium'],
  ['/admin/subscription-events?show=subscriptions', 'admin'],
  ['/admin/users?user=u-premium', 'admin'],
] as const

it.each(billed)('%s dates terms and charges in Singapore for a reader in New York', async (path, as) => {
  process.env.TZ = 'America/New_York'
  const at = end()
  const first = () => {
    for (const row of db.subscriptions) row.currentPeriodEnd = at
    required(findUserByEmail('premium@doers.test')).tierEndsAt = at
  }
  await renderWithoutNotices(path, { as, first })
  expect((await screen.findAllByText(formatDate(singaporeDay(at)), { exact: false }))[0]).toBeInTheDocument()
  expect(formatDate(at)).not.toBe(formatDate(singaporeDay(at)))
  expect(document.body).not.toHaveTextContent(formatDate(at))
})

const wrong = [
  ['three days fast', -3 * day, day, 'RSVP'],
  ['three days slow', 3 * day, -day, undefined],
] as const

it.each(wrong)(
  'an event is open or over by the server’s clock where the device’s is %s',
  async (_, ahead, from, act) => {
    const first = () => {
      clock.move(ahead)
      const event = required(db.events.find(({ eventId }) => eventId === 'ev-design-review'))
      const start = clock.now() + from
      event.startsAt = new Date(start).toISOString()
      event.endsAt = new Date(start + 2 * hour).toISOString()
    }
    await renderWithoutNotices('/events/ev-design-review', { as: 'member', first })
    if (act) expect(await screen.findByRole('button', { name: act })).toBeVisible()
    else expect(await screen.findByText('This event is over', { exact: false })).toBeVisible()
  },
)

it('a page that can do without the server’s time shows no error if it can’t be read', async () => {
  fail('getTime', '500')
  const { router } = await renderWithoutNotices('/events', { as: 'member' })
  await waitFor(() => expect(requestLog.read().some(({ id }) => id === 'getTime')).toBe(true))
  expect((await screen.findAllByRole('heading', { level: 3 }))[0]).toBeVisible()
  expect(router.state.location.pathname).toBe('/events')
  expect(toasts()).toEqual([])
})
