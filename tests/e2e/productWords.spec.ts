import { hold } from './helpers/hold'
import { live } from './helpers/parts'
import { expect, test } from './helpers/test'

test('the text of a product stays on the page while another tool’s query prevents hydration', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const known = Reflect.get(window, 'wordsSeen')
      const isThere = document.getElementById('about-solution') !== null
      if (isThere && !known) Object.assign(window, { wordsSeen: true })
      if (!isThere && known) Object.assign(window, { wordsLost: true })
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  const release = await hold(page, '**/assets/sanitise-*.js')
  const asked = page.waitForRequest(/sanitise-[\w-]+\.js$/)
  await page.goto('/solutions/bookkeeping?campaign=1', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible()
  await asked
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered', 'page')
  release()
  await live(page)
  expect(await page.evaluate(() => [Reflect.get(window, 'wordsSeen'), Reflect.get(window, 'wordsLost')])).toEqual([
    true,
    undefined,
  ])
})
