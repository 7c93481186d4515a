import type { Locator } from '@playwright/test'
import { expect, test } from './helpers/test'

/** Dispatches a paste event, since tests have no access to the clipboard. */
const paste = (place: Locator, data: Record<string, string>) =>
  place.evaluate((target, kinds) => {
    const clipboardData = new DataTransfer()
    for (const [kind, text] of Object.entries(kinds)) clipboardData.setData(kind, text)
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    target.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: clipboardData }))
  }, data)

test('an event keeps its times and a pasted, formatted text when the page is loaded again @smoke', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/event')
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.click()
  // If the page parsed this inline style, it would violate the content security policy.
  await paste(text, {
    'text/html': `<p style="color:red"><span style="font-weight:700">Bring</span> a <a href="https://doers.test">laptop</a></p>`,
  })
  await expect(text.locator('strong')).toHaveText('Bring')
  await expect(text.getByRole('link', { name: 'laptop' })).toHaveAttribute('href', 'https://doers.test')
  await page.getByLabel('Starts').fill('2027-03-01T18:30')
  await page.getByLabel('Title').fill('Kopi and code')
  // Firefox restores field values on its own: they must be those of the draft.
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Kopi and code')
  await expect(page.getByLabel('Starts')).toHaveValue('2027-03-01T18:30')
  await expect(text.locator('strong')).toHaveText('Bring')
})

test('a pasted list of people becomes the members of a team @smoke', async ({ page, signIn }) => {
  await signIn('premium')
  await page.goto('/account/events?createTeam=true')
  await page.getByRole('dialog', { name: 'Create a Team' }).getByRole('button', { name: 'Create a Team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register your company' })
  await dialog.getByLabel('Company name').fill('Kopi Works')
  await dialog.getByLabel('Location').fill('Singapore')
  await dialog.getByLabel('Website').fill('kopi.works')
  await dialog.getByRole('button', { name: 'Add team members' }).click()
  await dialog.getByRole('button', { name: 'Add member' }).click()
  const email = dialog.getByRole('group', { name: 'member 1' }).getByLabel('Email address')
  await email.focus()
  await paste(email, { 'text/plain': 'Ana Tan <ana@kopi.works>; Ben Lim <ben@kopi.works>' })
  for (const [at, name, address] of [
    [1, 'Ana Tan', 'ana@kopi.works'],
    [2, 'Ben Lim', 'ben@kopi.works'],
  ] as const) {
    const row = dialog.getByRole('group', { name: `member ${at}` })
    await expect(row.getByLabel('Name')).toHaveValue(name)
    await expect(row.getByLabel('Email address')).toHaveValue(address)
  }
})
