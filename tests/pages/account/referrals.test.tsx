import { describe, expect, it, vi } from 'vitest'
import { pointsOf } from '@mocks/db/community/points'
import { db, enter, fail, goTo, handlers, required, screen, waitFor, watch, within } from '@tests/page'
import { bodiesOf, renderWithoutNotices } from '@tests/withoutNotices'

const show = (asked: Parameters<typeof renderWithoutNotices>[1] = { as: 'premium' }) =>
  renderWithoutNotices('/account/referrals', asked)
const form = () => screen.findByRole('form', { name: 'Redeem your points' })
const code = () => db.users.find(({ userId }) => userId === 'u-premium')?.referralCode

describe('Refer & Earn', () => {
  it('shows the referral link to copy, to send and as a QR code, then the balance with its payout, and last the history', async () => {
    const { user } = await show()
    const link = await screen.findByLabelText('Referral link')
    expect(link).toHaveValue(`${location.origin}/signup?r=${code()}`)
    // Safari puts the caret where the button is let go, as every browser does on a second click.
    await user.click(link)
    await user.click(link)
    expect(link).toHaveSelection(`${location.origin}/signup?r=${code()}`)
    expect(await screen.findByRole('img', { name: 'QR code of your referral link' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/signup?r=${code()}`)
    enter(screen.getByLabelText('Your message'), 'Come along:')
    const mail = decodeURIComponent(screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '')
    expect(mail).toContain(`Come along: ${location.origin}/signup?r=${code()}`)

    const known = pointsOf('u-premium')
    const card = within(await screen.findByRole('region', { name: 'Your points' }))
    expect(await card.findByText(`worth S$${(known.points / 10).toFixed(2)}`)).toBeVisible()
    const activity = within(await screen.findByRole('region', { name: 'Activity' }))
    const table = within(activity.getByRole('table', { name: 'Points activity' }))
    expect(table.getAllByText(/^(Confirmed|Paid out|In review)$/).length).toBe(Math.min(5, known.entries?.length ?? 0))
    await user.click(activity.getByRole('button', { name: 'Table' }))
    expect(activity.getByRole('columnheader', { name: 'Month' })).toBeVisible()
    expect(await card.findByRole('form')).toHaveAccessibleName('Redeem your points')
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      ['Your link', 'Your points', 'Your requests', 'Activity', 'Missing a referral?'],
    ) // prettier-ignore
  })

  it('uses the member’s id if there is no code', async () => {
    await show({ as: 'premium', first: () => {
      const me = db.users.find(({ userId }) => userId === 'u-premium')
      if (me) me.referralCode = null
    } }) // prettier-ignore
    expect(await screen.findByLabelText('Referral link')).toHaveValue(`${location.origin}/signup?r=u-premium`)
  })

  it('uses the device’s share sheet if available', async () => {
    const share = vi.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `${location.origin}/signup?r=${code()}` }))
    Reflect.deleteProperty(navigator, 'share')
  })

  it('redeems the whole balance by PayNow and shows its value first (R-RED-01)', async () => {
    const { points } = pointsOf('u-premium')
    const { user } = await show()
    const fields = within(await form())
    await user.type(fields.getByLabelText('PayNow number'), '9123 4567')
    await user.click(fields.getByRole('button', { name: `Redeem ${points} points for S$${(points / 10).toFixed(2)}` }))
    expect(await screen.findByText('Request sent')).toBeVisible()
    expect(bodiesOf('createRedemption')).toEqual([{ type: 'PayNow', paynowNumber: '91234567' }])
    expect(await screen.findByText('To PayNow •••• 4567')).toBeVisible()
    expect(document.body).not.toHaveTextContent('91234567')
    expect(screen.getByText(/once it’s settled/)).toBeVisible()
    expect(document.activeElement).toHaveTextContent('Request sent')
    expect(document.body).not.toHaveFocus()
  })

  it('keeps the number while the server is away', async () => {
    const { user, router } = await show()
    await user.type(within(await form()).getByLabelText('PayNow number'), '91234567')
    const heal = fail('createRedemption', 'drop')
    await user.click(within(await form()).getByRole('button', { name: /^Redeem/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/maintenance'))
    heal()
    await goTo(router, '/account/referrals')
    expect(within(await form()).getByLabelText('PayNow number')).toHaveValue('91234567')
  })

  it('leaves it to the server whether a small balance is enough, and sends only the fields of the chosen method', async () => {
    const { user } = await show({
      as: 'premium',
      first: () => void (db.config = { ...db.config, minimumRedemptionPoints: 1_000_000 }),
    })
    const fields = within(await form())
    enter(fields.getByLabelText('PayNow number'), '91234567')
    await user.click(fields.getByRole('button', { name: /^Redeem/ }))
    expect(await fields.findByText(/You need at least 1000000 points/)).toBeVisible()
    await user.click(fields.getByRole('radio', { name: /^Bank transfer/ }))
    enter(fields.getByLabelText('Bank'), 'DBS Bank')
    enter(fields.getByLabelText('Account number'), '001-234567-8')
    await user.click(fields.getByRole('button', { name: /^Redeem/ }))
    await waitFor(() =>
      expect(bodiesOf('createRedemption')).toEqual([
        { type: 'PayNow', paynowNumber: '91234567' },
        { type: 'bank transfer', bankName: 'DBS Bank', accountNumber: '0012345678' },
      ]),
    )
  })

  it.each([
    ['PENDING', false],
    ['ON_HOLD', true],
  ])('lets the next request be sent unless one is known to be open; the last is %s', async (status, offered) => {
    watch.allowContractBreach()
    const asked = { ...required(db.redemptions.find(({ userId }) => userId === 'u-premium')), redemptionId: 'r-odd' }
    await show({ as: 'premium', first: () => void db.redemptions.push(Object.assign(asked, { status })) })
    if (offered) expect(await form()).toBeVisible()
    else expect(await screen.findByText(/^You have an open request/)).toBeVisible()
  })

  it('has nothing to redeem without points', async () => {
    await show({ scenario: 'no-points', first: () => {
      db.referralTransactions = db.referralTransactions.filter(({ referrerUserId }) => referrerUserId !== 'u-premium')
      db.redemptions = db.redemptions.filter(({ userId }) => userId !== 'u-premium')
    } }) // prettier-ignore
    expect(await screen.findByText('No points to redeem')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Activity' })).not.toBeInTheDocument()
    expect(screen.queryByRole('form', { name: 'Redeem your points' })).not.toBeInTheDocument()
  })

  it('shows the status of a request, with its dates (R-RED-02, R-RED-03)', async () => {
    const { user } = await show()
    const card = within(await screen.findByRole('region', { name: 'Your requests' }))
    const [first] = card.getAllByText(/^\d\d\/\d\d\/\d{4} - \d\d:\d\d [AP]M$/)
    expect(first).toBeVisible()
    const [summary] = card.getAllByText('Declined', { selector: '.badge' })
    await user.click(required(summary))
    expect(card.getByText('Declined', { selector: '.timeline-title' })).toBeInTheDocument()
  })

  it('says of a request what the server says: its points, its amount, or both', async () => {
    const { redemptionId: _id, type, status, createdAt } = required(db.redemptions[0])
    const sums = [{ points: 350, amount: 35 }, { amount: 36 }, { points: 370 }]
    const requests = sums.map((sum, at) => ({ redemptionId: `r-${at}`, type, status, createdAt, ...sum }))
    vi.spyOn(handlers, 'listMyRedemptions').mockReturnValue(requests)
    await show()
    for (const text of ['350 points · S$35.00', 'S$36.00', '370 points'])
      expect(await screen.findByText(text, { selector: '.num' })).toBeVisible()
  })

  it('sends a message about a missing referral, and keeps the text if sending fails', async () => {
    fail('sendContactUsReferralEmail', { status: 503, times: 1 })
    const { user } = await show()
    const ask = within(await screen.findByRole('form', { name: 'Ask about a referral' }))
    await waitFor(() => expect(ask.getByLabelText('Email address')).toHaveValue('premium@doers.test'))
    await user.type(ask.getByLabelText('Message'), 'Kavitha joined on Monday.')
    await user.click(ask.getByRole('button', { name: 'Send message' }))
    expect(await ask.findByText('Message could not be sent, please try again later')).toBeVisible()
    expect(ask.getByLabelText('Message')).toHaveValue('Kavitha joined on Monday.')
    await user.click(ask.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('We’ll reply by email.')).toBeVisible()
    expect(bodiesOf('sendContactUsReferralEmail').at(-1)).toEqual({
      from: 'premium@doers.test',
      message: 'Kavitha joined on Monday.',
    })
  })

  it.each([
    ['another worth', 12.34, 'Redeem 500 points for S$12.34'],
    ['none', undefined, 'Redeem 500 points'],
  ])('claims no worth of points but the server’s, wherever they are shown: %s', async (_what, cashValue, button) => {
    vi.spyOn(handlers, 'getUserPoints').mockImplementation(() => ({ points: 500, ...(cashValue && { cashValue }) }))
    const { router } = await show()
    expect((await form()).querySelector('button[type="submit"]')).toHaveTextContent(button)
    const amounts = () => [
      ...new Set(document.body.textContent.match(/worth S\$[\d.,]*\d/gi)?.map((one) => one.slice(6))),
    ]
    const wanted = cashValue ? [`S$${cashValue}`] : []
    expect(amounts()).toEqual(wanted)
    await goTo(router, '/account')
    expect(await screen.findByText('500')).toBeVisible()
    expect(amounts()).toEqual(wanted)
  })

  it('shows a failure of the points on its own, with Try again', async () => {
    const heal = fail('getUserPoints', '503')
    const { user } = await show()
    expect(await screen.findByText('We couldn’t load your points')).toBeVisible()
    expect(await screen.findByLabelText('Referral link')).toBeVisible()
    heal()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^worth S\$/)).toBeVisible()
  })
})
