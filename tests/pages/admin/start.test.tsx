import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { requestLog } from '@mocks/requestLog'
import { renderAt } from '@tests/renderAt'

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const asked = () => requestLog.read().map(({ id }) => id)

it('shows what waits, with links into the filtered lists; a card that fails leaves the others alone', async () => {
  const heal = fail('listJobEnquiries', { status: 503, message: 'Closed for lunch' })
  const { user } = await renderAt('/admin', { as: 'admin' })
  const redemptions = await card('Redemptions')
  const pending = db.redemptions.filter(({ status }) => status === 'PENDING').length
  expect(await redemptions.findByText(String(pending))).toBeVisible()
  expect(redemptions.getByText(/to pay · oldest/)).toBeVisible()
  expect(redemptions.getByRole('link')).toHaveAttribute('href', '/admin/referral-points-redemptions?status=PENDING')
  const comments = await card('Blog comments')
  expect(await comments.findByText(String(db.blogComments.filter(({ hidden }) => hidden).length))).toBeVisible()
  expect(comments.getByRole('link')).toHaveAttribute('href', '/admin/blog-comments?state=hidden')
  expect((await card('Orphaned charges')).getByRole('link').getAttribute('href')).toMatch(
    /^\/admin\/orphaned-charges\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/,
  )
  expect((await card('Errors')).getByRole('link', { name: 'Read the log' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/logs\?kind=error&q=\d\d\/\d\d\/\d{4}$/),
  )
  expect((await card('Solution activation')).getByRole('link')).toHaveAttribute('href', '/admin/solution-activation')
  expect(await (await card('Benefit enquiries')).findByText(/received in the last 7 days/)).toBeVisible()
  const jobs = await card('Job enquiries')
  expect(await jobs.findByText(/Couldn’t be loaded\. Closed for lunch/)).toBeVisible()
  heal()
  await user.click(jobs.getByRole('button', { name: 'Try again' }))
  expect(await jobs.findByText(String(db.jobEnquiries.filter(({ responded }) => !responded).length))).toBeVisible()
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the back office' }))
  expect(pages.getByRole('link', { name: 'Mailing list signups' })).toHaveAttribute('href', '/admin/mailing-list')
})

it('asks only for what the administrator may read', async () => {
  await renderAt('/admin', { as: 'admin-few' })
  expect(await (await card('Blog comments')).findByText(/hidden, of/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Redemptions' })).not.toBeInTheDocument()
  const forbidden = ['listRedemptions', 'listOrphanedCharges', 'listLogs']
  expect(asked().filter((id) => id && forbidden.includes(id))).toEqual([])
  expect(requestLog.read().filter(({ status }) => status === 403)).toEqual([])
})

it('says when nothing waits', async () => {
  await renderAt('/admin', { scenario: 'pending-activation-zero' })
  expect(await (await card('Solution activation')).findByText('Every paid solution is activated.')).toBeVisible()
})

it('helps an administrator without permissions', async () => {
  await renderAt('/admin', { scenario: 'admin-no-permissions' })
  expect(await screen.findByText('You have no permissions yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to main site' })).toHaveAttribute('href', '/')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Errors' })).not.toBeInTheDocument())
  expect(requestLog.read().filter(({ status }) => status === 403)).toEqual([])
})
