import type { Page } from '@playwright/test'
import { saved, sent, side, title, toasts } from './helpers/parts'
import { expect, test } from './helpers/test'

const menuOf = (page: Page) => side(page, 'Team').getByRole('link').allTextContents()

/** Opens pages by their address that the role has no menu entry for: each leads to the overview and says who may. */
async function refused(page: Page, pages: Record<string, RegExp>): Promise<void> {
  for (const [path, who] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page).toHaveURL('/team')
    await expect(toasts(page).getByText(who)).toBeVisible()
  }
}

test('finance staff: all bills of the team, and nothing else of its purchases', async ({ page, server, signIn }) => {
  await signIn('finance')
  await page.goto('/team')
  await expect(page.getByRole('figure', { name: 'Spend by month' })).toContainText('over 12 months')
  expect(await menuOf(page)).toEqual(['Overview', 'Team Information', 'My Solutions', 'Billing & Invoices'])
  await side(page, 'Team').getByRole('link', { name: 'Billing & Invoices' }).click()
  await expect(title(page, 'Billing & Invoices')).toBeVisible()
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download .* as PDF/ })
      .first()
      .click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
  const period = page.getByRole('form', { name: 'Download invoices by date' })
  await period.getByRole('button', { name: 'Last month' }).click()
  const file = await saved(page, period.getByRole('button', { name: 'Accountant’s CSV' }))
  const lines = file.text.trim().split('\n').slice(1)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain('Acme Studio Pte Ltd')
  await page.getByRole('tab', { name: /^Orders/ }).click()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).not.toHaveCount(1)
  await page.getByRole('tab', { name: /^Subscriptions/ }).click()
  const cancel = page.getByRole('button', { name: /^Cancel / }).first()
  await expect(cancel).toHaveAccessibleDescription('Only the owner and administrators of your team can do this.')
  await page.getByRole('tab', { name: 'Invoice details' }).click()
  await expect(page.getByRole('button', { name: 'Save invoice email' })).toHaveAttribute('aria-disabled', 'true')
  await refused(page, {
    '/team/payment': /^Payment method is only for the owner and administrators/,
    '/team/solutions': /^Solutions is only for the owner and administrators/,
    '/team/members': /^Team Members is only for the owner and administrators/,
  })
  // Nothing was asked that the server would have refused, and nothing was changed.
  expect(server.calls.filter(({ status }) => status === 403)).toEqual([])
  for (const call of ['listTeamPaymentMethods', 'listTeamConnections', 'listAssignedTeamDoSubscriptions'])
    expect(sent(server, call)).toEqual([])
})

test('a member of a team: reads about it, opens what was assigned, and sees no amounts', async ({
  page,
  server,
  signIn,
}) => {
  await signIn('team-member')
  await page.goto('/team')
  await expect(page.getByRole('figure', { name: 'Seats' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('S$')
  expect(await menuOf(page)).toEqual(['Overview', 'Team Information', 'My Solutions'])
  await side(page, 'Team').getByRole('link', { name: 'Team Information' }).click()
  await expect(page.getByRole('region', { name: 'Your role in the team' })).toContainText('Team member')
  await expect(page.getByRole('link', { name: /^Ask .* to remove you$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Members' }).getByRole('row')).not.toHaveCount(1)
  await side(page, 'Team').getByRole('link', { name: 'My Solutions' }).click()
  await page
    .getByRole('table', { name: 'Active solutions' })
    .getByRole('link', { name: /E-signature/ })
    .click()
  await expect(page).toHaveURL('/solutions/e-signature')
  await refused(page, {
    '/team/billing': /^Billing & Invoices is only for the owner, administrators and finance staff/,
    '/team/company': /^Company Information is only for the owner and administrators/,
  })
  expect(server.calls.filter(({ status }) => status === 403)).toEqual([])
  expect(sent(server, 'listTeamInvoices')).toEqual([])
})

test('on a phone a member takes two lines, and long names wrap beside their button', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await signIn('owner')
  await page.goto('/team/solutions')
  const rows = page.getByRole('table', { name: 'Members and their solutions' }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000)
  await rows.getByRole('button').first().click()
  const items = page.getByRole('dialog', { name: /^Solutions of / }).getByRole('listitem')
  await expect(items.first()).toBeVisible()
  const crowded = await items.evaluateAll(
    (all) =>
      all.filter((item) => {
        const [name, button] = [...item.children].map((child) => child.getBoundingClientRect())
        return !name || !button || name.right > button.left || button.right > item.getBoundingClientRect().right + 1
      }).length,
  )
  expect(crowded).toBe(0)
  await page.goto('/team/billing')
  // Long titles of charges wrap between words: there is room for the longest.
  const titles = page.getByRole('table', { name: /^Due by/ }).locator('tbody td:nth-child(2)')
  await expect(titles.first()).toBeVisible()
  for (const { width } of await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
    expect(width).toBeGreaterThan(180)
})
