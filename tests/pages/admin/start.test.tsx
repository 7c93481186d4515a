import { expect, it } from 'vitest'
import { purchaseAge } from '@/domain/billing/activation'
import { formatSgd, toCents } from '@/lib/money/money'
import { paidItems } from '@mocks/db/commerce/orders'
import { asked, db, fail, renderAt, requestLog, required, screen, waitFor, within } from '@tests/page'

const table = async () => within(await screen.findByRole('table', { name: 'To do' }))
const row = async (name: string) => {
  const link = await (await table()).findByRole('link', { name })
  return within(required(link.closest('tr') ?? undefined))
}

it('lists what waits with its age and money, and opens the lists filtered; a failure leaves the others alone', async () => {
  const heal = fail('listJobEnquiries', { status: 503, message: 'Closed for lunch' })
  const { user } = await renderAt('/admin', { as: 'admin' })
  const redemptions = await row('Redemptions')
  const pending = db.redemptions.filter(({ status }) => status === 'PENDING')
  expect(redemptions.getByRole('cell', { name: String(pending.length) })).toBeVisible()
  expect(redemptions.getByRole('cell', { name: /^\d+ days$/ })).toBeVisible()
  const money = formatSgd(pending.reduce((sum, { amount = 0 }) => sum + toCents(amount), 0))
  expect(redemptions.getByRole('cell', { name: money })).toBeVisible()
  const targets: [name: string, act: string, to: RegExp][] = [
    ['Redemptions', 'Pay', /referral-points-redemptions\?status=PENDING$/],
    ['Solution activation', 'Activate', /solution-activation$/],
    ['Orphaned charges', 'Check', /orphaned-charges\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/],
    ['Benefit enquiries', 'Read', /benefit-enquiries$/],
    ['Blog comments', 'Review', /blog-comments\?state=hidden$/],
    ['Errors', 'Read', /logs\?kind=error&q=\d\d\/\d\d\/\d{4}$/],
  ]
  for (const [name, act, to] of targets)
    expect((await row(name)).getByRole('link', { name: `${act}: ${name}` })).toHaveAttribute(
      'href',
      expect.stringMatching(to),
    )
  // Nothing records which benefit enquiries were answered, so they are listed as news, below the tasks.
  const names = (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent)
  const at = (name: string) => names.findIndex((text) => text.startsWith(name))
  expect(at('Benefit enquiries')).toBeGreaterThan(at('Job enquiries'))
  expect(at('Job enquiries')).toBeGreaterThan(at('Orphaned charges'))

  const jobs = await row('Job enquiries')
  expect(jobs.getByRole('alert')).toHaveTextContent('We couldn’t load this. Closed for lunch')
  heal()
  await user.click(jobs.getByRole('button', { name: 'Try again: Job enquiries' }))
  const open = db.jobEnquiries.filter(({ responded }) => !responded).length
  await waitFor(async () =>
    expect((await row('Job enquiries')).getByRole('cell', { name: String(open) })).toBeVisible(),
  )
})

it('marks what has waited as long as the redemptions’ own list marks it', async () => {
  for (const [at, one] of db.redemptions.entries())
    Object.assign(
      one,
      at === 0
        ? { status: 'PENDING', createdAt: new Date(Date.now() - 7 * 86_400_000).toISOString() }
        : { status: 'PAID' },
    )
  await renderAt('/admin', { as: 'admin' })
  expect((await row('Redemptions')).getByText('7 days')).toHaveClass('text-danger')
})

it('opens the solutions that were bought today', async () => {
  const today = paidItems('PENDING_ACTIVATION').filter(
    ({ order }) => purchaseAge({ purchaseDate: order.createdAt }, Date.now()) === 'today',
  )
  expect(today.length).toBeGreaterThan(0)
  const { user } = await renderAt('/admin', { as: 'admin' })
  await user.click((await row('Solution activation')).getByRole('link', { name: `${today.length} bought today` }))
  const list = within(await screen.findByRole('table', { name: 'Solutions pending activation' }))
  expect(list.getAllByRole('row')).toHaveLength(today.length + 1)
  expect(screen.getByRole('tab', { name: /^Today/, selected: true })).toBeVisible()
})

it('asks only for what the administrator may read', async () => {
  await renderAt('/admin', { as: 'admin-few' })
  expect((await row('Blog comments')).getByText('Hidden')).toBeVisible()
  expect((await table()).queryByRole('link', { name: 'Redemptions' })).not.toBeInTheDocument()
  const forbidden = ['listRedemptions', 'listOrphanedCharges', 'listLogs']
  expect(asked().filter((id) => id && forbidden.includes(id))).toEqual([])
  expect(requestLog.read().filter(({ status }) => status === 403)).toEqual([])
})

it('folds what has nothing to do into one line', async () => {
  await renderAt('/admin', { scenario: 'pending-activation-zero' })
  const calm = within(required((await screen.findByText('All clear:')).closest('p') ?? undefined))
  expect(calm.getByRole('link', { name: 'Solution activation' })).toHaveAttribute('href', '/admin/solution-activation')
  expect((await table()).queryByRole('link', { name: 'Solution activation' })).not.toBeInTheDocument()
})

it('has nothing to list for an administrator whose pages have no tasks', async () => {
  for (const user of db.users)
    if (user.userId === 'u-admin-few') user.permissions = { marketing: ['/admin/mailing-list'] }
  await renderAt('/admin', { as: 'admin-few' })
  expect(await screen.findByText('Nothing to do right now')).toBeVisible()
  expect(screen.queryByRole('table', { name: 'To do' })).not.toBeInTheDocument()
})

it('helps an administrator without permissions', async () => {
  await renderAt('/admin', { scenario: 'admin-no-permissions' })
  expect(await screen.findByText('You have no permissions yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to main site' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('table', { name: 'To do' })).not.toBeInTheDocument()
  expect(requestLog.read().filter(({ status }) => status === 403)).toEqual([])
})
