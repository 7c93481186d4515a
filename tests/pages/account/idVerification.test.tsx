import { beforeEach, describe, expect, it, vi } from 'vitest'
import { verificationPollDelays } from '@/areas/account/id-verification/useWatch'
import type { ScenarioName } from '@mocks/scenarios'
import {
  bodiesOf,
  db,
  fail,
  renderWithoutNotices,
  requestLog,
  screen,
  teardown,
  toasts,
  waitFor,
  within,
} from '@tests/page'

describe('ID verification', () => {
  beforeEach(() => teardown.set(verificationPollDelays, { looks: [] }))

  const show = (scenario: ScenarioName, first = () => {}) =>
    renderWithoutNotices('/account/id-verification', { scenario, first })
  const row = () => db.kyc.find(({ userId }) => userId === 'u-premium')

  it('offers the upgrade to non-premium members, without a call to the provider', async () => {
    await renderWithoutNotices('/account/id-verification', { as: 'member' })
    expect(await screen.findByText('ID verification is a Premium feature')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'ID Verification' })).not.toBeInTheDocument()
    expect(bodiesOf('getKyc')).toEqual([])
  })

  it('creates a missing record once, and reads it again (R-KYC-02)', async () => {
    await show('kyc-none')
    expect(await screen.findByRole('button', { name: /^Start verification/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'ID Verification' })).toBeVisible()
    expect(bodiesOf('createKyc')).toHaveLength(1)
    expect(bodiesOf('getKyc')).toHaveLength(2)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('loads while the missing record is created: that there is none is no failure', async () => {
    await show('kyc-none', () => fail('createKyc', 'hang'))
    await waitFor(() => expect(bodiesOf('getKyc')).toHaveLength(1))
    // Only the creation is still running.
    await waitFor(() => expect(requestLog.running()).toBe(1))
    expect(screen.getByText('Loading your verification')).toBeInTheDocument()
    expect(screen.queryByText('We couldn’t load your verification')).not.toBeInTheDocument()
  })

  it('silently reads the record that another tab has just created', async () => {
    await show('kyc-not-started', () => {
      fail('getKyc', { status: 409, times: 1 })
      fail('createKyc', { status: 409, times: 1 })
    })
    expect(await screen.findByRole('button', { name: /^Start verification/ })).toBeVisible()
    expect(bodiesOf('createKyc')).toHaveLength(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('can be restarted if the record could not be created', async () => {
    const { user } = await show('kyc-none', () => fail('createKyc', { status: 422, times: 1 }))
    expect(await screen.findByText('We couldn’t start your verification')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /^Start verification/ })).toBeVisible()
  })

  it('creates a link, opens the provider in a new tab and reads the record again (R-KYC-03)', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const { user } = await show('kyc-not-started')
    await user.click(await screen.findByRole('button', { name: /^Start verification/ }))
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\//)))
    expect(tab.opener).toBeNull()
    const link = await screen.findByRole('link', { name: /^Continue verification/ })
    expect(link).toHaveAttribute('href', row()?.verifyUrl)
    expect(link).toHaveFocus()
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('closes the tab again if no link could be created', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const { user } = await show('kyc-not-started', () => fail('generateKycVerifyUrl', '422=Not now'))
    await user.click(await screen.findByRole('button', { name: /^Start verification/ }))
    await waitFor(() => expect(tab.close).toHaveBeenCalled())
    expect(tab.location.replace).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: /^Start verification/ })).toBeVisible()
  })

  it.each<[ScenarioName, string, string | undefined]>([
    ['kyc-pending', 'Action needed', 'Continue verification'],
    ['kyc-link-expired', 'Your link has expired', 'Get a new link'],
    ['kyc-in-review', 'In review', 'Check again'],
    ['kyc-approved', 'Verified', undefined],
    ['kyc-rejected', 'Not approved', 'Try again'],
    ['kyc-unknown', 'Awaiting manual step 7', 'Check again'],
  ])('%s: shows %s and one next action', async (scenario, title, act) => {
    await show(scenario)
    expect((await screen.findAllByText(title))[0]).toBeVisible()
    const acts = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].filter((one) =>
      /^(Start|Continue|Get a new|Try again|Verify again|Check again)/.test(one.textContent ?? ''),
    )
    expect(acts.map(({ textContent }) => textContent?.replace(' (opens a new tab)', ''))).toEqual(act ? [act] : [])
  })

  it('warns that an act is needed, as teams are warned; that it was started is history', async () => {
    await show('kyc-pending')
    expect(await screen.findByText('Action needed')).toHaveClass('badge-warning')
    const [started] = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(started).toHaveTextContent('Started')
    expect(started).toHaveClass('timeline-info')
  })

  it('shows the history with reasons', async () => {
    await show('kyc-rejected')
    const list = await screen.findByRole('list', { name: 'History' })
    expect(list).toHaveTextContent(/Started.*In review.*Not approved.*wasn’t sharp enough/)
    expect(list).toHaveTextContent(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
  })

  it('refetches when the member returns, but not in a final status', async () => {
    await show('kyc-in-review')
    expect((await screen.findAllByText('In review'))[0]).toBeVisible()
    Object.assign(row() ?? {}, { kyc_status: 'approved' })
    window.dispatchEvent(new Event('focus'))
    expect(await screen.findByText('Verified')).toBeVisible()
    const before = bodiesOf('getKyc').length
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(bodiesOf('getKyc')).toHaveLength(before)
  })

  it('polls while the verification is in progress', async () => {
    verificationPollDelays.looks = Array.from({ length: 1000 }, () => 50)
    await show('kyc-in-review')
    await screen.findAllByText('In review')
    Object.assign(row() ?? {}, { kyc_status: 'approved' })
    expect(await screen.findByText('Verified')).toBeVisible()
  })

  it('shows that the provider cannot be reached, with Try again', async () => {
    await show('kyc-unavailable')
    expect(await screen.findByText('We couldn’t load your verification', { selector: 'p' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    // Said once, on the page.
    expect(toasts()).toEqual([])
  })
})
