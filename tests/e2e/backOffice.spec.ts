import { sent, title, toasts } from './helpers/parts'
import type { Site } from './helpers/site'
import { expect, test } from './helpers/test'

/** Gives the administrator with few permissions these pages and no others. */
function permit({ db }: Site['control'], lists: Record<string, string[]>): void {
  for (const user of db.users) if (user.userId === 'u-admin-few') user.permissions = lists
}

const refused = ({ calls }: Site['control']) => calls.filter(({ status }) => status === 403).map(({ id }) => id)

test('an activation clerk: activates what waits longest, and the badge counts down', async ({
  page,
  server,
  signIn,
}) => {
  permit(server, { marketplace: ['/admin/solution-activation'] })
  await signIn('admin-few')
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Administration' })
  const group = menu.getByRole('button', { name: 'Marketplace' })
  const badge = menu.getByRole('link', { name: /^Solution activation \d+ pending activation$/ })
  await group.click()
  const waiting = Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0])
  expect(waiting).toBeGreaterThan(0)
  await badge.click()
  await expect(title(page, 'Solution activation')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Solutions pending activation' }).getByRole('row')
  await rows.nth(1).getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate solution' }).click()
  await expect(toasts(page).getByText(/ activated$/)).toBeVisible()
  await group.click()
  await expect(badge).toContainText(`${waiting - 1} pending`)
  expect(sent(server, 'activateOrderItem')).toHaveLength(1)
  await expect(menu.getByRole('button')).toHaveText(['Marketplace'])
  expect(refused(server)).toEqual([])
})

test('a finance clerk: pays a redemption by keys, and opens everybody’s invoices', async ({ page, server, signIn }) => {
  permit(server, { finance: ['/admin/referral-points-redemptions', '/admin/invoices'] })
  await signIn('admin-few')
  await page.goto('/admin/referral-points-redemptions')
  await expect(page.getByRole('table', { name: 'Redemptions' })).toBeVisible()
  const lead = page.getByText(/^\d+ waiting, the oldest /)
  const waiting = Number.parseInt((await lead.textContent()) ?? '')
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: /^S\$[\d.,]+ for / })).toBeVisible()
  await page.keyboard.press('p')
  await page
    .getByRole('dialog', { name: /^Mark as paid: / })
    .getByRole('button', { name: 'Mark as paid' })
    .click()
  await expect(toasts(page).getByText('Redemption marked as paid')).toBeVisible()
  expect(sent(server, 'updateRedemption')).toMatchObject([{ status: 'PAID' }])
  await expect(lead).toHaveText(new RegExp(`^${waiting - 1} waiting, `))
  await page.goto('/admin/invoices')
  await expect(page.getByRole('table', { name: /Invoices/ })).toBeVisible()
  await page.goto('/admin/orders')
  await expect(page).toHaveURL('/admin')
  expect(refused(server)).toEqual([])
})

test('a community moderator with few rights: hides a comment, takes it back, and is asked for nothing forbidden', async ({
  page,
  server,
  signIn,
}) => {
  permit(server, { community: ['/admin/blog-comments'] })
  await signIn('admin-few')
  await page.goto('/admin/blog-comments')
  const hide = page.getByRole('button', { name: /^Hide the comment by / }).first()
  await hide.click()
  await expect(toasts(page).getByText('Comment hidden')).toBeVisible()
  await toasts(page).getByText('Undo').click()
  await expect(toasts(page).getByText('Comment shown again')).toBeVisible()
  expect(sent(server, 'updateBlogComment')).toMatchObject([{ hidden: true }, { hidden: false }])
  expect(refused(server)).toEqual([])
})

test('a publisher of new terms: every member has to agree again', async ({ page, server, signIn }) => {
  permit(server, { legal: ['/admin/terms-of-use'] })
  await signIn('admin-few')
  await page.goto('/admin/terms-of-use')
  await page.getByRole('button', { name: 'Write new version' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Payment is yearly.')
  await page.getByRole('textbox', { name: 'What changed' }).fill('Yearly payment')
  await page.getByRole('button', { name: 'Publish new version' }).click()
  await page
    .getByRole('dialog', { name: 'Publish the new terms of use?' })
    .getByRole('button', { name: 'Publish the new terms of use' })
    .click()
  await expect(page).toHaveURL('/accept-terms')
  expect(sent(server, 'createTermsOfUse')).toMatchObject([{ versionNotes: 'Yearly payment' }])
  await page.context().clearCookies()
  await signIn('premium')
  await page.goto('/account')
  await expect(page).toHaveURL('/accept-terms')
  await expect(page.getByText('Payment is yearly.')).toBeVisible()
})

test('an administrator who deletes a member: the impact, the typed address, one call', async ({
  page,
  server,
  signIn,
}) => {
  const { users, subscriptions, teams } = server.db
  const pays = ({ userId }: { userId: string }) =>
    subscriptions.some((one) => one.userId === userId && one.status !== 'ENDED') ||
    teams.some(({ ownerUserId }) => ownerUserId === userId)
  const target = users.find(
    (user) => /^u-\d/.test(user.userId) && !user.isPremiumMember && !user.isAdmin && !pays(user),
  )
  const email = target?.email ?? ''
  await signIn('admin')
  await page.goto('/admin/delete-user')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Find user' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: `Delete ${email}?` })
  await expect(dialog.getByRole('list', { name: 'What this affects' })).toBeVisible()
  await dialog.getByRole('textbox').fill(email)
  await dialog.getByRole('button', { name: `Delete ${email}` }).click()
  await expect(toasts(page).getByText('Member account is successfully deleted')).toBeVisible()
  expect(server.calls.filter(({ id }) => id === 'deleteUser')).toHaveLength(1)
  expect(server.db.users.some(({ userId }) => userId === target?.userId)).toBe(false)
  // The account can't be found any more; the form begins again once the dialog has closed.
  await expect(dialog).toBeHidden()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Find user' }).click()
  await expect(page.getByText(`No account uses ${email}`)).toBeVisible()
})
