import { live, title } from './parts'
import { expect, test } from './test'

test('a page that has been visited is there when the task of the click ends', async ({ page }) => {
  await page.goto('/')
  await live(page)
  const solutions = page.getByRole('main').getByRole('link', { name: 'Browse solutions' })
  const home = page.getByRole('banner').getByRole('link', { name: 'Doerscircle' })
  await solutions.click()
  await expect(title(page, 'Solutions & Benefits')).toBeVisible()
  await home.click()
  await expect(solutions).toBeVisible()
  // The message is sent while the click is handled: it arrives before anything that React schedules.
  const shown = page.evaluate(
    () =>
      new Promise<string>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(document.querySelector('h1')?.textContent ?? '')
        window.addEventListener('click', () => port2.postMessage(0), { capture: true, once: true })
      }),
  )
  await solutions.click()
  expect(await shown).toBe('Solutions & Benefits')
})
