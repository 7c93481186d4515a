import { sent } from './helpers/parts'
import type { Site } from './helpers/site'
import { expect, test } from './helpers/test'

/** Gives the administrator with few permissions these pages and no others. */
function permit({ db }: Site['control'], lists: Record<string, string[]>): void {
  for (const user of db.users) if (user.userId === 'u-admin-few') user.permissions = lists
}

/** From Word, with what nobody saw there; the browser says that it applies none of its styles. */
const pasted =
  '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!--@list l0:level1 {mso-level-number-format:bullet}--></style>' +
  '</head><body><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Paid <b>by card</b>' +
  '<svg><title>Card</title></svg><span style="display:none;mso-hide:all">Draft</span></p><script>1</script>' +
  '<div role="heading" aria-level="3"><button aria-expanded="true">When?</button></div><p hidden>Draft</p>' +
  '<p class="MsoTitle">Annex</p></body></html>'

test('a publisher of new terms: every member has to agree again', async ({ page, server, signIn, clean }) => {
  clean.expectErrors(/Applying inline style violates/)
  permit(server, { legal: ['/admin/terms-of-use'] })
  await signIn('admin-few')
  await page.goto('/admin/terms-of-use')
  await page.getByRole('tab', { name: 'New version' }).click()
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
        / Payment is yearly\.(?:<[/p]+>)+<ul><li>Paid <strong>by card<\/strong><\/li><\/ul><h3>When\?<\/h3><h2>Annex<\/h2>/,
      ),
    },
  ])
  await page.context().clearCookies()
  await signIn('premium')
  await page.goto('/account')
  await expect(page).toHaveURL('/accept-terms')
  await expect(page.getByText('Payment is yearly.')).toBeVisible()
})
