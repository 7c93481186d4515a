import type { Page } from '@playwright/test'
import { saved, sent, side, title, toasts } from './helpers/parts'
import { expect, test, type Persona } from './helpers/test'

const managed = ['Overview', 'Team Members', 'Company Information', 'Admin Information']
const staffed = ['Overview', 'Team Information', 'My Solutions']
const purchases = ['Billing & Invoices', 'Solutions', 'Payment method']

const teams: [persona: Persona, role: string, pages: string[]][] = [
  ['owner', 'Owner', [...managed, ...purchases]],
  ['team-admin', 'Administrator', [...managed, ...purchases]],
  ['finance', 'Finance staff', [...staffed, 'Billing & Invoices']],
  ['team-member', 'Team member', staffed],
]

for (const [persona, role, pages] of teams)
  test(`${persona}: goes from the Personal account to the team and back, and each outlives a reload`, async ({
    page,
    server,
    signIn,
  }) => {
    // Users without a chosen account get the Personal one.
    server.db.activeAccounts = []
    await signIn(persona)
    const profile = page.getByRole('banner').getByRole('link', { name: /open your account$/ })
    const switchTo = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Switch account' }).click()
      await page.getByRole('dialog', { name: 'Switch account' }).getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }

    await page.goto('/account')
    await expect(profile).toContainText('Personal')
    await switchTo(new RegExp(`^Acme Studio Pte Ltd\\s*${role}`))
    await expect(page).toHaveURL('/team')
    const links = side(page, 'Team').getByRole('link')
    await expect(links).toHaveText(pages)
    await page.reload()
    await expect(links).toHaveText(pages)
    await expect(profile).toContainText('Acme Studio Pte Ltd')
    await side(page, 'Team')
      .getByRole('link', { name: pages.at(-1) ?? '', exact: true })
      .click()
    await expect(side(page, 'Team').getByRole('link', { name: pages.at(-1) ?? '', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )

    await switchTo(/Personal$/)
    await expect(page).toHaveURL('/account')
    await page.reload()
    await expect(profile).toContainText('Personal')
    await expect(side(page, 'Personal').getByRole('link', { name: 'Refer & Earn' })).toBeVisible()
    await expect(side(page, 'Team')).toHaveCount(0)
    expect(sent(server, 'createActiveAccount')).toMatchObject([{ type: 'Personal' }])
    expect(sent(server, 'updateActiveAccount')).toMatchObject([
      { type: 'Team', accountId: 'team-acme' },
      { type: 'Personal', accountId: `u-${persona}` },
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

test('admin-few: sees permitted pages only, and is rejected elsewhere', async ({ page, server, signIn }) => {
  await signIn('admin-few')
  await page.goto('/admin')
  await expect(office(page).getByRole('button')).toHaveText(['Marketplace', 'Marketing', 'Community'])
  await openGroup(page, 'Marketplace')
  await expect(office(page).getByRole('link')).toHaveText([/^Benefit enquiries/, /^Solution activation/])
  await openGroup(page, 'Community')
  const community = ['Analytics', 'Blog comments', 'Events', 'Featured doers', 'Surveys', 'Old memberships']
  await expect(office(page).getByRole('link')).toHaveText(community)
  await office(page).getByRole('link', { name: 'Surveys' }).click()
  await expect(page).toHaveURL('/admin/surveys')
  await expect(title(page, 'Surveys')).toBeVisible()

  for (const path of ['/admin/orders', '/admin/delete-user']) {
    await page.goto(path)
    await expect(toasts(page).getByText('Your administrator account can’t open that page')).toBeVisible()
    await expect(page).toHaveURL('/admin')
  }
  await page.goto('/admin/event')
  await expect(title(page, 'New event')).toBeVisible()
  await expect(page).toHaveURL('/admin/event')
  expect(server.calls.filter(({ path }) => /^\/(orders|users)$/.test(path))).toEqual([])
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
