import { sent, title, toasts } from './helpers/parts'
import type { Site } from './helpers/site'
import { expect, test } from './helpers/test'

/** Gives the administrator with few permissions these pages and no others. */
function permit({ db }: Site['control'], lists: Record<string, string[]>): void {
  for (const user of db.users) if (user.userId === 'u-admin-few') user.permissions = lists
}

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
  expect(server.calls.filter(({ status }) => status === 403).map(({ id }) => id)).toEqual([])
})

/** From Word, with what nobody saw there; the browser says that it applies none of its styles. */
const pasted =
  '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!--@list l0:level1 {mso-level-number-format:bullet}--></style>' +
  '</head><body><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Paid <b>by card</b>' +
  '<svg><title>Card</title></svg><span style="display:none;mso-hide:all">Draft</span></p><script>1</script></body></html>'

test('a publisher of new terms: every member has to agree again', async ({ page, server, signIn, clean }) => {
  clean.expectErrors(/Applying inline style violates/)
  permit(server, { legal: ['/admin/terms-of-use'] })
  await signIn('admin-few')
  await page.goto('/admin/terms-of-use')
  await page.getByRole('button', { name: 'Write a new version' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Payment is yearly.')
  await page.keyboard.press('Enter')
  await text.evaluate((box, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  }, pasted)
  await page.getByRole('textbox', { name: 'What changed' }).fill('Yearly payment')
  await page.getByRole('button', { name: 'Publish new version' }).click()
  await page
    .getByRole('dialog', { name: 'Publish the new terms of use?' })
    .getByRole('button', { name: 'Publish the new terms of use' })
    .click()
  await expect(page).toHaveURL('/accept-terms')
  expect(sent(server, 'createTermsOfUse')).toMatchObject([
    {
      versionNotes: 'Yearly payment',
      content: expect.stringMatching(
        / Payment is yearly\.(?:<[/p]+>)+<ul><li>Paid <strong>by card<\/strong><\/li><\/ul>/,
      ),
    },
  ])
  await page.context().clearCookies()
  await signIn('premium')
  await page.goto('/account')
  await expect(page).toHaveURL('/accept-terms')
  await expect(page.getByText('Payment is yearly.')).toBeVisible()
})
