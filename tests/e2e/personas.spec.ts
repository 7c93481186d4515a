import { fillIn, saved, sent, side, title, toasts } from './helpers/parts'
import { cards, enterCard, payButton } from './helpers/pay'
import { expect, test } from './helpers/test'

test('visitor: asks about a solution, nominates a doer, joins the mailing list, and signs in on the way', async ({
  page,
  server,
}) => {
  await test.step('asks about a solution', async () => {
    await page.goto('/solutions')
    await page.getByRole('link', { name: 'Company registration' }).click()
    await expect(title(page, 'Company registration')).toBeVisible()
    await page.getByRole('button', { name: 'Ask a question' }).click()
    const form = page.getByRole('dialog', { name: 'Enquiry about Company registration' })
    await form.getByLabel('First name').fill('Siti')
    await form.getByLabel('Last name').fill('Rahman')
    await form.getByLabel('Email').fill('siti@example.com')
    await form.getByLabel('Your question').fill('Can two of us own it in equal parts?')
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByText('We’ll reply to siti@example.com.')).toBeVisible()
    const enquiry = { firstName: 'Siti', email: 'siti@example.com', solutionUid: 'company-registration' }
    expect(sent(server, 'submitBenefitEnquiry')).toEqual([{ enquiry: expect.objectContaining(enquiry) }])
  })

  await test.step('nominates somebody', async () => {
    await page.goto('/featured-doer')
    await page.getByRole('button', { name: 'Nominate someone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nominate someone' })
    await dialog.getByLabel('Their first name').fill('Faridah')
    await dialog.getByLabel('Their last name').fill('Noor')
    await dialog.getByLabel('Their email').fill('faridah@example.com')
    await dialog.getByLabel('Why should we feature them?').fill('She trains home bakers for free.')
    await dialog.getByRole('button', { name: 'Send nomination' }).click()
    await expect(dialog.getByText('Thanks for nominating Faridah Noor.')).toBeVisible()
    expect(server.db.featuredDoerNominations[0]).toMatchObject({ email: 'faridah@example.com' })
  })

  await test.step('joins the mailing list with the mailed link', async () => {
    await page.goto('/mailing-list')
    const form = page.getByRole('form', { name: 'Join the mailing list' })
    await form.getByLabel('Email').fill('siti@example.com')
    await form.getByRole('button', { name: 'Join the mailing list' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    const mail = server.db.mails.find(({ to }) => to === 'siti@example.com')
    await page.goto(mail?.href ?? '')
    await expect(title(page, 'You’re on the list')).toBeVisible()
    expect(server.db.mailingList[0]).toMatchObject({ emailAddress: 'siti@example.com', status: 'VERIFIED' })
  })

  await test.step('is redirected from a members-only page to sign-in, and back', async () => {
    await page.goto('/account/referrals')
    await expect(page).toHaveURL('/login')
    await fillIn(page, 'member@doers.test')
    await expect(page).toHaveURL('/account/referrals')
    await expect(title(page, 'Refer & Earn')).toBeVisible()
  })
})

test('member: completes the profile, RSVPs to a free event, exports it to the calendar, cancels and returns', async ({
  page,
  server,
  signIn,
}) => {
  // Otherwise the next step would be adding a picture.
  const me = server.db.users.find(({ userId }) => userId === 'u-member')
  Object.assign(me ?? {}, { profileImage: server.db.users.find(({ userId }) => userId === 'u-owner')?.profileImage })
  await signIn('member')

  await test.step('follows the next step to the field and completes it', async () => {
    await page.goto('/account')
    const steps = page.getByRole('region', { name: 'Next steps' })
    await steps.getByRole('link', { name: 'Add: Date of birth' }).click()
    await expect(title(page, 'Profile')).toBeVisible()
    const born = page.getByLabel('Date of birth')
    await expect(born).toBeFocused()
    await born.fill('1990-05-17')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(toasts(page).getByText('Profile updated')).toBeVisible()
    expect(sent(server, 'updateProfile')).toEqual([{ dob: '1990-05-17' }])
    await side(page, 'Personal').getByRole('link', { name: 'Overview' }).click()
    await expect(steps.getByRole('link', { name: 'Add: Age group' })).toBeVisible()
  })

  const going = page.getByText('You’re going', { exact: true })

  await test.step('RSVPs to a free event', async () => {
    await page.goto('/events')
    await page.getByRole('link', { name: 'Open design review' }).click()
    await page.getByRole('button', { name: 'RSVP', exact: true }).click()
    await expect(page.getByRole('main').getByRole('status').filter({ has: going })).toBeVisible()
    expect(sent(server, 'rsvpFree')).toEqual([{}])
    await expect(page.getByRole('link', { name: 'Join online' })).toBeVisible()
  })

  await test.step('saves it for the calendar', async () => {
    const file = await saved(page, page.getByRole('button', { name: 'Add to calendar' }))
    expect(file.name).toBe('open-design-review.ics')
    expect(file.text).toMatch(/^BEGIN:VCALENDAR[^]*SUMMARY:Open design review[^]*STATUS:CONFIRMED[^]*END:VCALENDAR\s*$/)
  })

  await test.step('cancels, then RSVPs again', async () => {
    const cancel = page.getByRole('button', { name: /^Cancel my RSVP/ })
    await cancel.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel my RSVP for Open design review' }).click()
    await expect(page.getByText('You cancelled your RSVP')).toBeVisible()
    const mine = () => server.db.rsvps.filter((row) => row.userId === 'u-member' && row.eventId === 'ev-design-review')
    expect(mine().map(({ status }) => status)).toEqual(['CANCELLED'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cancel).toBeVisible()
    expect(mine().map(({ status }) => status)).toEqual(['GOING'])
  })
})

test('premium: saves an invoice, undoes a deletion, redeems points, verifies the identity', async ({
  page,
  context,
  server,
  signIn,
}) => {
  await context.route('https://verify.doers.test/**', (route) => route.fulfill({ body: 'The provider' }))
  server.applyScenario('kyc-not-started')
  await signIn('premium')
  await page.clock.install()
  await page.goto('/account')

  await test.step('saves an invoice', async () => {
    await side(page, 'Personal').getByRole('link', { name: 'Billing & Invoices' }).click()
    const own = server.db.invoices.filter(({ userId, teamId }) => userId === 'u-premium' && teamId === null)
    const newest = own.reduce((one, other) => (other.date > one.date ? other : one))
    const file = await saved(page, page.getByRole('button', { name: `Download ${newest.number} as PDF` }))
    expect(file.name).toBe(newest.pdfName ?? `${newest.number}.pdf`)
    expect(file.text).toMatch(/^%PDF-/)
  })

  await test.step('undoes one deletion, not the other', async () => {
    await side(page, 'Personal').getByRole('link', { name: 'Notifications' }).click()
    const [kept, gone] = ['The London evening has moved', 'Borealis has a vacant seat']
    await page.getByRole('button', { name: `Delete ${kept}` }).click()
    await page.getByRole('button', { name: `Undo deleting ${kept}` }).click()
    await expect(page.getByRole('button', { name: `Delete ${kept}` })).toBeVisible()
    await page.getByRole('button', { name: `Delete ${gone}` }).click()
    await expect(page.getByText(`Deleted: ${gone}`)).toBeVisible()
    expect(server.calls.filter(({ id }) => id === 'deleteNotification')).toEqual([])
    await page.clock.runFor('00:07')
    await expect(page.getByText(gone)).toBeHidden()
    await expect.poll(() => server.calls.filter(({ id }) => id === 'deleteNotification').length).toBe(1)
    const left = server.db.notifications.filter(({ userId }) => userId === 'u-premium').map((one) => one.title)
    expect(left).toContain(kept)
    expect(left).not.toContain(gone)
  })

  await test.step('redeems the points', async () => {
    await side(page, 'Personal').getByRole('link', { name: 'Refer & Earn' }).click()
    const form = page.getByRole('form', { name: 'Redeem your points' })
    await form.getByLabel('PayNow number').fill('9123 4567')
    await form.getByRole('button', { name: /^Redeem [\d,]+ points for S\$/ }).click()
    await expect(page.getByText('Request sent')).toBeVisible()
    await expect(page.getByText('To PayNow •••• 4567')).toBeVisible()
    expect(sent(server, 'createRedemption')).toEqual([{ type: 'PayNow', paynowNumber: '91234567' }])
  })

  await test.step('starts the verification, at the provider in a new tab', async () => {
    await side(page, 'Personal').getByRole('link', { name: 'ID Verification' }).click()
    const start = page.getByRole('button', { name: /^Start verification/ })
    const [provider] = await Promise.all([page.waitForEvent('popup'), start.click()])
    await expect(provider).toHaveURL(/^https:\/\/verify\.doers\.test\/s\//)
    await page.bringToFront()
    await expect(page.getByText('Action needed')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Continue verification/ })).toHaveAttribute('href', provider.url())
    expect(server.calls.filter(({ id }) => id === 'generateKycVerifyUrl')).toHaveLength(1)
  })
})

test('india: goes premium, and is redirected to billing after 12 seconds', async ({
  page,
  server,
  signIn,
  fakeStripe,
}) => {
  await fakeStripe()
  server.setEnvironment({ country: 'in' })
  await signIn('india')
  await page.clock.install()
  await page.goto('/solutions/premium-membership')
  await page.getByRole('radio', { name: /India quarterly/ }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await enterCard(page, cards.good)
  await expect(payButton(page)).toHaveText(/S\$10\.22/)
  await payButton(page).click()
  await page.frameLocator('iframe[title="3-D Secure"]').getByRole('button', { name: 'Complete' }).click()
  await expect(title(page, 'Thank you, your order is complete')).toBeVisible()
  expect(sent(server, 'checkoutIndiaPremium')).toEqual([expect.objectContaining({ threeMonth: true })])
  expect(server.db.users.find(({ userId }) => userId === 'u-india')?.isPremiumMember).toBe(true)
  await expect(page.getByText(/We’ll take you to your billing page in (1[0-2]|\d) seconds?\./)).toBeVisible()
  await expect(page).toHaveURL('/cart')
  await page.clock.runFor('00:12')
  await expect(page).toHaveURL('/account/billing')
  await expect(title(page, /Billing/)).toBeVisible()
})
