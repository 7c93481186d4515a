import { describe, expect, it, vi } from 'vitest'
import { fail, handlers, screen, within } from '@tests/page'
import { open, quickRegistration, toPayment, payWith } from './registering'
import { calls, dialog, fill, quickSeats, seats, show } from './seatTests'

// Browsers resend a request whose kept-open connection broke without a byte.
describe('seats whose payment the browser delivers twice', () => {
  quickSeats()

  const buy = async (count: number) => {
    const shown = await show('/team/members?seats=add')
    const form = await dialog('Add seats')
    await fill(shown, await form.findByLabelText('Vacant seats to add'), String(count))
    await shown.user.click(await form.findByRole('button', { name: /^Pay S\$/ }))
    return shown
  }

  it('are bought once by a server that knows the key of the attempt', async () => {
    const before = (await show('/team/members'), seats())
    fail('addTeamSeats', 'resend')
    await buy(3)
    expect(await screen.findByText(/^Paid: S\$/)).toBeVisible()
    expect(seats()).toBe(before + 3)
    expect(screen.queryByText(/than you bought/)).toBeNull()
    expect(calls('addTeamSeats')[0]?.idempotencyKey).toMatch(/^P-\w{6}-\d{13}$/)
  })

  it.each([
    ['that ignores it', true],
    ['that also leaves the total out of its answer', false],
  ])('are told by a server %s, with the way to the invoices', async (_what, saysTotal) => {
    const { addTeamSeats } = handlers
    vi.spyOn(handlers, 'addTeamSeats').mockImplementation(async (asked) => {
      const { totalSeats = 0, ...answer } = await addTeamSeats(asked)
      return saysTotal ? { ...answer, totalSeats } : answer
    })
    fail('addTeamSeats', 'resend-double')
    await buy(2)
    expect(await screen.findByText('2 more seats than you bought')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the team’s invoices' })).toHaveAttribute('href', '/team/billing')
    expect(screen.getByText(/^Paid: S\$/)).toBeVisible()
  })

  it('are not called too many if the answer leaves the total out and the seats can’t be read', async () => {
    const { addTeamSeats } = handlers
    vi.spyOn(handlers, 'addTeamSeats').mockImplementation(async (asked) => {
      fail('countTeamSeats', '503')
      const { totalSeats: _unsaid, ...answer } = await addTeamSeats(asked)
      return answer
    })
    await buy(2)
    expect(await screen.findByText(/^Paid: S\$/)).toBeVisible()
    expect(screen.queryByText(/than you bought/)).toBeNull()
  })
})

quickRegistration()

it.each([
  ['resend', null],
  ['resend-double', '1 more seat than you bought'],
])('a registration whose payment the browser delivers twice: %s', async (fault, title) => {
  const shown = await open()
  await toPayment(shown, 1)
  fail('addTeamSeats', fault)
  await payWith(shown)
  const done = within(await screen.findByRole('dialog', { name: 'Your team is ready' }))
  if (title) {
    expect(await done.findByText(title)).toBeVisible()
    expect(done.getByRole('button', { name: 'See the team’s invoices' })).toBeVisible()
  } else expect(done.queryByText(/than you bought/)).toBeNull()
})
