import type { Page } from '@playwright/test'
import { saved, sent, side, title } from './helpers/parts'
import { expect, test } from './helpers/test'

test('owner: goes from the Personal account to the team and back, and each outlives a reload', async ({
  page,
  server,
  signIn,
}) => {
  // Users without a chosen account get the Personal one.
  server.db.activeAccounts = []
  await signIn('owner')
  const profile = page.getByRole('banner').getByRole('link', { name: /open your account$/ })
  const switchTo = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Switch account' }).click()
    await page.getByRole('dialog', { name: 'Switch account' }).getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await page.goto('/account')
  await expect(profile).toContainText('Personal')
  await switchTo(/^Acme Studio Pte Ltd\s*Owner/)
  await expect(page).toHaveURL('/team')
  const last = side(page, 'Team').getByRole('link', { name: 'Payment method', exact: true })
  await expect(last).toBeVisible()
  await page.reload()
  await expect(profile).toContainText('Acme Studio Pte Ltd')
  await expect(profile).toHaveAttribute('href', '/team')
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'page')

  await switchTo(/Personal$/)
  await expect(page).toHaveURL('/account')
  await page.reload()
  await expect(profile).toContainText('Personal')
  await expect(profile).toHaveAttribute('href', '/account')
  await expect(side(page, 'Personal').getByRole('link', { name: 'Refer & Earn' })).toBeVisible()
  await expect(side(page, 'Team')).toHaveCount(0)
  expect(sent(server, 'createActiveAccount')).toMatchObject([{ type: 'Personal' }])
  expect(sent(server, 'updateActiveAccount')).toMatchObject([
    { type: 'Team', accountId: 'team-acme' },
    { type: 'Personal', accountId: 'u-owner' },
  ])
})

const office = (page: Page) => page.getByRole('navigation', { name: 'Administration' })

/** Opens a group of the back office's menu. */
const openGroup = (page: Page, name: string) => office(page).getByRole('button', { name }).click()

test('admin: opens every group of the back office, sees its pending work, and leaves it', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin')
  const groups = ['System', 'Marketplace', 'Marketing', 'Community', 'Partners', 'Finance', 'Legal']
  await expect(office(page).getByRole('button')).toHaveText(groups)
  await expect(page.getByText('Hello, Deepa')).toBeVisible()
  expect(server.calls.filter(({ id, status }) => id === 'checkAdminSession' && status === 200)).toHaveLength(1)

  await openGroup(page, 'Marketplace')
  const waiting = office(page).getByRole('link', { name: /^Solution activation \d+ pending activation$/ })
  await expect(waiting).toBeVisible()
  const counted = server.calls.find(({ id }) => id === 'countOrdersPendingActivation')?.json as { count: number }
  await expect(waiting).toContainText(`${counted.count} pending activation`)
  await waiting.click()
  await expect(page).toHaveURL('/admin/solution-activation')
  await expect(title(page, 'Solution activation')).toBeVisible()
  await openGroup(page, 'Marketplace')
  await expect(waiting).toHaveAttribute('aria-current', 'page')

  await openGroup(page, 'Community')
  await office(page).getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page).toHaveURL('/admin/users')
  await page.getByRole('link', { name: 'Main site' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(title(page, 'Sign in')).toBeVisible()
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/login')
})

test('premium: crops a picture, and saves an invoice @smoke', async ({ page, server, signIn }) => {
  await signIn('premium')
  await page.goto('/account/profile')
  await page.getByLabel('Picture file').setInputFiles('tests/screenshots/account.webp')
  const dialog = page.getByRole('dialog', { name: 'Crop picture' })
  const picture = dialog.getByRole('application')
  await expect(picture).toBeVisible()
  const drawn = () =>
    dialog.locator('img').evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0 && one.width > 100)
  await expect.poll(drawn).toBe(true)
  await picture.focus()
  await page.keyboard.press('+')
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.25')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('slider', { name: 'Left to right' })).not.toHaveValue('0.5')
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog).toBeHidden()
  expect(sent(server, 'updateProfileImage')).toEqual([
    { profileImage: expect.stringMatching(/^data:image\/jpeg;base64,.{2000}/) },
  ])
  await expect(side(page, 'Personal').getByRole('link', { name: 'ID Verification' })).toBeVisible()
  await side(page, 'Personal').getByRole('link', { name: 'Billing & Invoices' }).click()
  const file = await saved(page, page.getByRole('button', { name: /^Download .* as PDF$/ }).first())
  expect(file.name).toMatch(/\.pdf$/)
  expect(file.text).toMatch(/^%PDF-/)
})

test('admin: saves the whole list of users, not only the page in view @smoke', async ({ page, server, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/users')
  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  const file = await saved(page, page.getByRole('button', { name: 'Download CSV' }))
  const [, ...lines] = file.text.trim().split(/\r?\n/)
  expect(file.name).toMatch(new RegExp(`^users-.*-${lines.length}-rows\\.csv$`))
  expect(lines.length).toBeGreaterThan(await rows.count())
  for (const { email } of server.db.users.slice(0, 3)) expect(file.text).toContain(email)
})
