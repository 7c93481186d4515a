import type { Page } from '@playwright/test'
import { fillIn, saved, sent, side, title } from './parts'
import { cards, enterCard, payButton } from './pay'
import { expect, test, type Persona } from './test'

const wizard = (page: Page) => page.getByRole('dialog', { name: 'Register your company' })
const ready = (page: Page) => page.getByRole('dialog', { name: 'Your team is ready' })

/** Takes a premium member through the first two steps of the registration. */
async function toPayment(page: Page, members: string[]): Promise<void> {
  await page.goto('/account/events?createTeam=true')
  await page
    .getByRole('dialog', { name: 'Create a Team' })
    .getByRole('button', { name: 'Create a Team', exact: true })
    .click()
  const dialog = wizard(page)
  await dialog.getByLabel('Company name').fill('Kopi Works')
  await dialog.getByLabel('Location').fill('Singapore')
  await dialog.getByLabel('Website').fill('kopi.works')
  await dialog.getByRole('button', { name: 'Add team members' }).click()
  for (const [index, name] of members.entries()) {
    await dialog.getByRole('button', { name: 'Add member' }).click()
    const row = dialog.getByRole('group', { name: `member ${index + 1}` })
    await row.getByLabel('Name').fill(name)
    await row.getByLabel('Email').fill(`${name.toLowerCase()}@kopi.works`)
  }
  await dialog.getByRole('button', { name: 'Proceed to pay' }).click()
  await expect(dialog.getByRole('heading', { level: 3, name: 'Confirm payment' })).toBeVisible()
}

async function confirm(page: Page, card = cards.good): Promise<void> {
  await enterCard(page, card)
  await wizard(page)
    .getByRole('checkbox', { name: /terms & conditions/ })
    .check()
  await wizard(page).getByRole('button', { name: 'Confirm' }).click()
}

test.describe('a premium member registers a company', () => {
  test.beforeEach(async ({ signIn, fakeStripe }) => {
    await signIn('premium')
    await fakeStripe()
  })

  test('with three members, a card that asks for 3-D Secure, and its overview at the end', async ({ page, server }) => {
    await toPayment(page, ['Ana', 'Ben', 'Cy'])
    await expect(wizard(page).getByText(/^3 × S\$5\.50 × \d+\/\d+ = S\$\d+\.\d\d today/)).toBeVisible()
    await confirm(page, cards.secured)
    await page.getByRole('dialog', { name: '3-D Secure' }).getByRole('button', { name: 'Complete' }).click()
    const reloaded = page.waitForEvent('load')
    await ready(page).getByRole('button', { name: 'Go to my Team Dashboard' }).click()
    await expect(page).toHaveURL('/team')
    // R-TEAM-10: what is pressed in the second before the reload is lost with the page.
    await reloaded
    await expect(page.getByRole('banner').getByRole('link', { name: /open your account$/ })).toContainText('Kopi Works')
    await side(page, 'Team').getByRole('link', { name: 'Team Members' }).click()
    await page.getByRole('tab', { name: /^Invitations/ }).click()
    for (const name of ['ana', 'ben', 'cy'])
      await expect(page.getByRole('main').getByText(`${name}@kopi.works`)).toBeVisible()
    expect(sent(server, 'addTeamSeats')).toHaveLength(1)
    expect(server.db.teams.find(({ companyName }) => companyName === 'Kopi Works')?.status).toBe('ACTIVE')
  })

  test('and the answer to the payment is lost: it is read back as paid', async ({ page, server }) => {
    await toPayment(page, ['Ana'])
    server.fail('addTeamSeats', 'drop-after')
    await confirm(page)
    await expect(ready(page)).toBeVisible()
    expect(sent(server, 'addTeamSeats')).toHaveLength(1)
  })

  test('and the session ends at the last step: signing in again comes back to it, and pays once', async ({
    page,
    server,
  }) => {
    await toPayment(page, ['Ana'])
    server.fail('saveTeam', '401x1')
    await confirm(page)
    await expect(title(page, 'Sign in')).toBeVisible()
    await fillIn(page, 'premium@doers.test')
    await expect(wizard(page).getByRole('heading', { level: 3, name: 'Confirm payment' })).toBeVisible()
    await confirm(page)
    await expect(ready(page)).toBeVisible()
    expect(sent(server, 'addTeamSeats')).toHaveLength(1)
    expect(server.db.teams.filter(({ companyName }) => companyName === 'Kopi Works')).toHaveLength(1)
  })
})

/** A page in a browser of its own, signed in as another user. */
const otherBrowser = test.extend<{ openAs: (persona: Persona, path: string) => Promise<Page> }>({
  openAs: async ({ browser, site }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (persona, path) => {
      const context = await browser.newContext({ baseURL: site.url })
      contexts.push(context)
      const cookies = [...site.control.cookiesOf(persona), { name: 'dc_consent', value: 'denied' }]
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

otherBrowser('an invitation is accepted in another browser', async ({ page, server, signIn, openAs }) => {
  await signIn('owner')
  await page.goto('/team/members?invite=new')
  const form = page.getByRole('dialog', { name: 'Invite members' })
  const row = form.getByRole('group', { name: 'member 1' })
  await row.getByLabel('Name').fill('Ananya Iyer')
  await row.getByLabel('Email').fill('india@doers.test')
  await form.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(form).toBeHidden()

  const invited = await openAs('india', '/account/team-invitation')
  await invited.getByRole('button', { name: 'Accept the invitation from Acme Studio Pte Ltd' }).click()
  await expect.poll(() => sent(server, 'acceptInvitation')).toHaveLength(1)

  await page.reload()
  await page.getByRole('searchbox').first().fill('india@doers.test')
  const ananya = page.getByRole('row').filter({ hasText: 'india@doers.test' })
  await expect(ananya).toContainText('Team member')
})

test('seats that are bought in two tabs at once are charged once', async ({
  page,
  context,
  server,
  signIn,
  fakeStripe,
}) => {
  await fakeStripe()
  await signIn('owner')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/team/members?seats=add')
    await expect(payButton(tab)).toBeVisible()
  }
  server.fail('addTeamSeats', 'delay=1500')
  const click = (tab: Page) => payButton(tab).evaluate((button: HTMLButtonElement) => button.click())
  await Promise.all([click(page), click(other)])
  const done = (tab: Page) => tab.getByText('Your seats are ready.').count()
  await expect.poll(async () => (await done(page)) + (await done(other))).toBeGreaterThan(0)
  expect(sent(server, 'addTeamSeats')).toHaveLength(1)
})

test('finance staff: bills of the team and nothing else of its purchases', async ({ page, server, signIn }) => {
  await signIn('finance')
  await page.goto('/team/billing')
  const period = page.getByRole('form', { name: 'Download invoices by date' })
  await period.getByRole('button', { name: 'Last month' }).click()
  const file = await saved(page, period.getByRole('button', { name: 'Accountant’s CSV' }))
  expect(file.text).toContain('Acme Studio Pte Ltd')
  await page.getByRole('tab', { name: /^Orders/ }).click()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await page.getByRole('tab', { name: /^Subscriptions/ }).click()
  await expect(page.getByRole('button', { name: /^Cancel / }).first()).toHaveAttribute('aria-disabled', 'true')
  for (const path of ['/team/payment', '/team/solutions', '/team/members']) {
    await page.goto(path)
    await expect(title(page, /./)).toBeVisible()
    await expect(side(page, 'Team').getByRole('link', { name: 'Overview', exact: true })).toBeVisible()
  }
  expect(server.calls.filter(({ status }) => status === 403)).toEqual([])
})

test('a member of a team: reads about it, and may open what was assigned', async ({ page, server, signIn }) => {
  await signIn('team-member')
  await page.goto('/team')
  for (const name of ['Team Information', 'My Solutions']) {
    await side(page, 'Team').getByRole('link', { name }).click()
    await expect(title(page, name)).toBeVisible()
  }
  expect(server.calls.filter(({ status }) => status === 403)).toEqual([])
})
