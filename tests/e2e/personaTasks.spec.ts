import { saved, sent, side } from './helpers/parts'
import { expect, test } from './helpers/test'

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
