import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatRedemptionDate } from '@/lib/dates/redemptionDate'
import { singleKeys } from '@/lib/browser/singleKeys'
import { act, db, enter, fail, renderAt, required, savedInEach, screen, toasts, waitFor, within } from '@tests/page'
import { bodiesOf } from '@tests/withoutNotices'

const path = '/admin/referral-points-redemptions'
const files = savedInEach()
const waiting = () =>
  db.redemptions.filter(({ status }) => status === 'PENDING').sort((a, b) => a.createdAt.localeCompare(b.createdAt))
const row = (id: string | undefined) => db.redemptions.find(({ redemptionId }) => redemptionId === id)
const panel = () => screen.findByRole('region', { name: /^S\$[\d.,]+ for / })

/** Two requests that wait: the first by bank transfer, the second by PayNow. */
beforeEach(() => {
  const [first, second, third] = db.redemptions
  const day = 86_400_000
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  for (const one of db.redemptions) if (one.status === 'PENDING') one.status = 'PAID'
  Object.assign(first ?? {}, {
    status: 'PENDING',
    type: 'bank transfer',
    bankName: 'DBS Bank',
    accountNumber: '012345678',
  })
  Object.assign(first ?? {}, { createdAt: ago(8), paynowNumber: null, redemptionComment: undefined })
  Object.assign(second ?? {}, { status: 'PENDING', type: 'PayNow', paynowNumber: '91234567', createdAt: ago(1) })
  Object.assign(second ?? {}, { accountNumber: null, bankName: null, redemptionComment: undefined })
  Object.assign(third ?? {}, { status: 'PENDING', type: 'PayNow', paynowNumber: '98765432', createdAt: ago(0) })
  Object.assign(third ?? {}, { accountNumber: null, bankName: null, redemptionComment: undefined })
})

afterEach(() => singleKeys.turn(true))

describe('the queue of redemptions', () => {
  it('begins with the oldest request, shows ages, and exports no whole number', async () => {
    const { user } = await renderAt(path, { as: 'admin' })
    expect(await screen.findByText('3 waiting, the oldest for 8 days.')).toBeVisible()
    const [, first, second] = within(await screen.findByRole('table', { name: 'Redemptions' })).getAllByRole('row')
    expect(first).toHaveTextContent('8 days')
    // R-RED-02, on the screen and in the file.
    const [oldest] = waiting()
    const requested = formatRedemptionDate(oldest?.createdAt)
    expect(requested).toMatch(/^\d\d\/\d\d\/\d{4} - \d\d:\d\d [AP]M$/)
    expect(first).toHaveTextContent(requested)
    expect(second).toHaveTextContent('1 day')
    expect(screen.getByRole('tab', { name: /^Waiting/ })).toHaveTextContent('Waiting3')
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const text = (await files[0]?.file.text()) ?? ''
    expect(text.trim().split('\r\n')).toHaveLength(db.redemptions.length + 1)
    expect(text).toContain(requested)
    for (const number of ['012345678', '91234567']) expect(text).not.toContain(number)
    expect(document.body.textContent).not.toContain('91234567')
  })

  it('is worked through by keys alone: look, pay, next, decline with a reason, comment', async () => {
    const [first, second, third] = waiting()
    const { user, router } = await renderAt(path, { as: 'admin' })
    await screen.findByRole('table', { name: 'Redemptions' })
    await user.keyboard('j')
    const opened = within(await panel())
    expect(opened.getByText('DBS Bank •••• 5678')).toBeVisible()
    expect(opened.getByText(formatRedemptionDate(first?.createdAt))).toBeVisible()
    expect(await opened.findByText(/ points, .* earned in total$/)).toBeVisible()
    await user.keyboard('n')
    expect(opened.getByText('DBS Bank 012345678')).toBeVisible()
    await user.keyboard('jk')
    await waitFor(() => expect(router.state.location.search).toContain(`redemption=${first?.redemptionId}`))
    expect(await screen.findByText('DBS Bank •••• 5678')).toBeVisible()

    await user.keyboard('p')
    const pay = within(await screen.findByRole('dialog', { name: /^Mark as paid: / }))
    await user.click(pay.getByRole('button', { name: 'Mark as paid' }))
    await waitFor(() => expect(toasts()).toContain('success: Redemption marked as paid'))
    expect(bodiesOf('updateRedemption')).toEqual([{ redemptionComment: { comment: '' }, status: 'PAID' }])
    expect(row(first?.redemptionId)?.status).toBe('PAID')
    await waitFor(() => expect(router.state.location.search).toContain(`redemption=${second?.redemptionId}`))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.keyboard('d')
    const decline = within(await screen.findByRole('dialog', { name: /^Decline: / }))
    await user.type(decline.getByLabelText('Reason'), 'The number is not yours.')
    await user.click(decline.getByRole('button', { name: 'Decline request' }))
    await waitFor(() => expect(toasts()).toContain('success: Redemption rejected'))
    expect(row(second?.redemptionId)).toMatchObject({ status: 'REJECTED' })
    await waitFor(() => expect(router.state.location.search).toContain(`redemption=${third?.redemptionId}`))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.keyboard('c')
    const comment = within(await screen.findByRole('dialog', { name: /^Comment: / }))
    await user.type(comment.getByLabelText('Comment'), 'Paid on Friday.')
    await user.click(comment.getByRole('button', { name: 'Save comment' }))
    await waitFor(() => expect(toasts()).toContain('success: Comment saved'))
    expect(await screen.findByText('Paid on Friday.')).toBeVisible()
    expect(row(third?.redemptionId)?.status).toBe('PENDING')
  })

  it('takes a comment on a settled request, too', async () => {
    const settled = required(db.redemptions.find(({ status }) => status === 'PAID'))
    const { user } = await renderAt(`${path}?redemption=${settled.redemptionId}`, { as: 'admin' })
    await user.click(within(await panel()).getByRole('button', { name: 'Comment' }))
    const comment = within(await screen.findByRole('dialog', { name: /^Comment: / }))
    enter(comment.getByLabelText('Comment'), 'Paid on Friday.')
    await user.click(comment.getByRole('button', { name: 'Save comment' }))
    await waitFor(() =>
      expect(bodiesOf('updateRedemption')).toEqual([{ redemptionComment: { comment: 'Paid on Friday.' } }]),
    )
  })

  it('steps through the requests that the list shows, and turns its pages', async () => {
    const found = required(waiting()[2])
    Object.assign(required(db.redemptions[5]), {
      redemptionComment: { comment: 'Zebra', author: 'Ann', createdAt: found.createdAt },
    })
    const hidden = await renderAt(`${path}?q=zebra`, { as: 'admin' })
    expect(await screen.findByText('Nothing matches your search.')).toBeVisible()
    await hidden.user.keyboard('j')
    expect(hidden.router.state.location.search).toBe('?q=zebra')
    hidden.unmount()

    db.redemptions = Array.from({ length: 30 }, (_, index) => ({ ...found, redemptionId: `r-${index}`, points: 0 }))
    const { user, router } = await renderAt(path, { as: 'admin' })
    await screen.findByText('1–25 of 30')
    await user.keyboard('k')
    expect(await screen.findByText('26–30 of 30')).toBeVisible()
    expect(router.state.location.search).toContain('page=2')
    await panel()
    await user.keyboard('kkkkk')
    expect(await screen.findByText('1–25 of 30')).toBeVisible()
  })

  it('leaves keys alone once they are turned off; the buttons do the same', async () => {
    const [first] = waiting()
    const { user, router } = await renderAt(`${path}?redemption=${first?.redemptionId}`, { as: 'admin' })
    await panel()
    expect(screen.getByText(/^Keys:/)).toHaveTextContent('J next request')
    act(() => singleKeys.turn(false))
    expect(screen.queryByText(/^Keys:/)).not.toBeInTheDocument()
    await user.keyboard('jp')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(router.state.location.search).toContain(first?.redemptionId)
    await user.click(screen.getByRole('button', { name: 'Show number' }))
    expect(screen.getByText('DBS Bank 012345678')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mark as paid' }))
    expect(await screen.findByRole('dialog', { name: /^Mark as paid: / })).toBeInTheDocument()
  })

  it('keeps the comment when settling fails, and reads the list again when another administrator was faster', async () => {
    const [first] = waiting()
    const heal = fail('updateRedemption', { status: 422, message: 'The ledger is closed' })
    const { user } = await renderAt(`${path}?redemption=${first?.redemptionId}`, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Mark as paid: / }))
    await user.type(dialog.getByLabelText(/^Comment/), 'Ref 1')
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
    expect(await dialog.findByText('The ledger is closed')).toBeVisible()
    expect(dialog.getByText('Redemption could not be updated')).toBeVisible()
    heal()
    Object.assign(row(first?.redemptionId) ?? {}, { status: 'PAID' })
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
    expect(await dialog.findByText('This redemption is already settled')).toBeVisible()
    expect(dialog.getByLabelText(/^Comment/)).toHaveValue('Ref 1')
    expect(await screen.findByText('2 waiting, the oldest for 1 day.')).toBeInTheDocument()
  })

  it('shows the request although the points cannot be read', async () => {
    const [first] = waiting()
    fail('getUserPoints', '403')
    await renderAt(`${path}?redemption=${first?.redemptionId}`, { as: 'admin' })
    expect(await within(await panel()).findByText('We couldn’t load it')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Mark as paid' })).toBeVisible()
  })
})
