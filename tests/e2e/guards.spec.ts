import { expect, test, type Persona } from './helpers/test'

/** Who opens a guarded page, and where they end up. */
const guardedPages: [persona: Persona, path: string, ends: string][] = [
  ['visitor', '/account', '/login'],
  ['visitor', '/account/profile', '/login'],
  ['visitor', '/team', '/login'],
  ['visitor', '/admin', '/login'],
  ['visitor', '/admin/users', '/login'],
  ['visitor', '/accept-terms', '/login'],
  ['visitor', '/about-you', '/login'],
  ['visitor', '/data/user', '/login'],
  ['visitor', '/cart', '/cart'],
  ['visitor', '/solutions', '/solutions'],
  ['visitor', '/maintenance', '/'],
  ['member', '/account', '/account'],
  ['member', '/login', '/account'],
  ['member', '/signup', '/account'],
  ['member', '/accept-terms', '/account'],
  ['member', '/admin', '/'],
  ['member', '/admin/config', '/'],
  ['premium', '/account/id-verification', '/account/id-verification'],
  ['premium', '/admin', '/'],
  ['owner', '/team', '/team'],
  ['owner', '/team/members', '/team/members'],
  ['owner', '/admin/users', '/'],
  ['team-admin', '/team/company', '/team/company'],
  ['finance', '/team/billing', '/team/billing'],
  ['team-member', '/team/my-solutions', '/team/my-solutions'],
  ['admin', '/admin', '/admin'],
  ['admin', '/admin/config', '/admin/config'],
  ['admin', '/admin/event', '/admin/event'],
  ['admin-few', '/admin', '/admin'],
  ['admin-few', '/admin/config', '/admin'],
  ['admin-few', '/admin/users', '/admin'],
  ['admin-few', '/admin/delete-user', '/admin'],
  ['admin-few', '/admin/event', '/admin/event'],
  ['india', '/account', '/account'],
]

for (const persona of new Set(guardedPages.map(([who]) => who)))
  test(`guarded pages for ${persona}`, async ({ page, signIn }) => {
    await signIn(persona)
    for (const [, path, ends] of guardedPages.filter(([who]) => who === persona))
      await test.step(`${path} leads to ${ends}`, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).toHaveURL(ends)
      })
  })

test('new terms block every page of a member', async ({ page, server, signIn }) => {
  server.applyScenario('terms-due')
  await signIn('premium')
  for (const path of ['/account', '/cart', '/solutions']) {
    await page.goto(path)
    await expect(page).toHaveURL('/accept-terms')
  }
  await page.goto('/terms')
  await expect(page).toHaveURL('/terms')
})

test('maintenance blocks every page', async ({ page, server, signIn }) => {
  server.applyScenario('maintenance-on')
  await signIn('premium')
  for (const path of ['/', '/account', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'We’re down for maintenance' })).toBeVisible()
    await expect(page).toHaveURL('/maintenance')
  }
})
