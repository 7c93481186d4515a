import { describe, expect, it } from 'vitest'
import { formatSgd, toCents } from '@/lib/money/money'
import { midMonth } from '@tests/dates/midMonth'
import { asked, db, fail, renderWithoutNotices, savedInEach, screen, waitFor, within } from '@tests/page'

const acme = () => db.teams.find(({ teamId }) => teamId === 'team-acme')
const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('Overview of a team', () => {
  const saved = savedInEach()

  it('shows the owner seats, spending, solutions, next charges, what needs action and what has happened', async () => {
    midMonth()
    const { user } = await renderWithoutNotices('/team', { as: 'owner' })
    const seats = within(await screen.findByRole('figure', { name: 'Seats' }))
    expect(seats.getByText(/^\d+ of \d+ seats are used, \d+ vacant\.$/)).toBeVisible()
    expect(screen.getAllByText(/seats (are )?used/i)).toHaveLength(1)
    await user.click(seats.getByRole('button', { name: 'Table' }))
    expect(seats.getByRole('row', { name: /^Vacant \d+$/ })).toBeVisible()
    const spend = within(await screen.findByRole('figure', { name: 'Spend by month' }))
    expect(spend.getByText(/^S\$[\d,.]+ over 12 months/)).toBeVisible()
    await user.click(spend.getByRole('button', { name: 'CSV' }))
    expect(saved[0]?.name).toBe('team-spend.csv')
    // In dollars, as the sentence above the chart says.
    const [, ...lines] = (await saved[0]?.file.text())?.trim().split('\r\n') ?? []
    const spent = lines.reduce((sum, line) => sum + Number(line.split(',')[1]), 0)
    expect(spend.getByText(new RegExp(`^${formatSgd(toCents(spent)).replace('$', '\\$')} over`))).toBeVisible()
    expect((await region('Next 30 days')).getByText(/Team seats/)).toBeVisible()
    expect(screen.getByText(/We couldn’t charge S\$.+ for Bookkeeping\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Update your card' })).toHaveAttribute('href', '/team/payment')
    const activity = await region('Latest activity')
    expect(within(activity.getByRole('list')).getAllByRole('listitem')).toHaveLength(6)
    await user.click(activity.getByRole('button', { name: /^Show all \d+$/ }))
    await waitFor(() => expect(within(activity.getByRole('list')).getAllByRole('listitem').length).toBeGreaterThan(40))
    expect((await region('Members')).getByRole('link', { name: /^See all \d+$/ })).toHaveAttribute(
      'href',
      '/team/members',
    )
    expect(screen.queryByRole('region', { name: 'Set up your team' })).not.toBeInTheDocument()
  })

  it('shows a member no amounts, and the own activity only (R-ROLE-05)', async () => {
    await renderWithoutNotices('/team', { as: 'team-member' })
    expect(await region('Your activity')).toBeDefined()
    expect(await screen.findByRole('figure', { name: 'Seats' })).toBeVisible()
    expect(screen.queryByRole('figure', { name: 'Spend by month' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Next 30 days' })).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('S$')
  })

  it('shows the owner of a closed team all they saw before and no further charges', async () => {
    await renderWithoutNotices('/team', { scenario: 'team-closed' })
    expect((await (await region('Latest activity')).findAllByRole('listitem')).length).toBe(6)
    expect(screen.queryByRole('region', { name: 'Your activity' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Manage seats' })).toHaveAttribute('href', '/team/members')
    expect(asked()).toContain('listTeamPaymentMethods')
    expect((await region('Next 30 days')).getByText('Nothing will be charged in the next 30 days.')).toBeVisible()
    expect(screen.getByText('Next charge').parentElement).toHaveTextContent('Next chargeNone')
    expect(screen.queryByText('Action needed')).not.toBeInTheDocument()
  })

  it('leads a new team through the set-up until it is complete or hidden', async () => {
    const { user } = await renderWithoutNotices('/team', {
      scenario: 'team-new',
      first: () => Object.assign(acme() ?? {}, { options: { theme: 'red' } }),
    })
    const list = await region('Set up your team')
    expect(list.getByText('0 of 5 done')).toBeVisible()
    // Only the owner: there are no others to see.
    expect(await (await region('Members')).findByRole('link', { name: 'Manage members' })).toBeVisible()
    expect(list.getByRole('link', { name: 'Invite your first member' })).toHaveAttribute('href', '/team/members')
    await user.click(list.getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Set up your team' })).not.toBeInTheDocument())
    expect(acme()?.options).toEqual({ theme: 'red', hideSetupChecklist: true })
  })

  it.each([
    ['owner', true],
    ['team-admin', true],
    ['finance', false],
    ['team-member', false],
  ] as const)('shows the set-up to %s: %s', async (as, isShown) => {
    await renderWithoutNotices('/team', { scenario: 'team-no-card', as })
    expect(await region('Members')).toBeDefined()
    expect(screen.queryAllByRole('region', { name: 'Set up your team' })).toHaveLength(isShown ? 1 : 0)
    expect(asked().includes('getTeamOptions')).toBe(isShown)
  })

  it('shows every other card when one cannot be read, and tries it again', async () => {
    const heal = fail('listTeamActivities', { status: 503 })
    const { user } = await renderWithoutNotices('/team', { as: 'team-admin' })
    const activity = await region('Latest activity')
    expect(await activity.findByText('Activities could not be retrieved')).toBeVisible()
    expect(await screen.findByRole('figure', { name: 'Seats' })).toBeVisible()
    heal()
    await user.click(activity.getByRole('button', { name: 'Try again' }))
    expect(await activity.findByRole('list', { name: 'Latest activity' })).toBeVisible()
    expect(asked().filter((id) => id === 'listTeamActivities').length).toBeGreaterThan(1)
  })

  it('stays, and asks no more, when the options of the set-up cannot be read', async () => {
    const first = () => void fail('getTeamOptions', { status: 500 })
    await renderWithoutNotices('/team', { scenario: 'team-no-card', as: 'owner', first })
    const seats = await screen.findByRole('figure', { name: 'Seats' })
    expect(await (await region('Latest activity')).findByRole('list', { name: 'Latest activity' })).toBeVisible()
    expect(seats).toBeVisible()
    // One read with its three retries.
    expect(asked().filter((id) => id === 'getTeamOptions')).toHaveLength(4)
  })
})
