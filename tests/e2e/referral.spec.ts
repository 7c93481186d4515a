import { expect, test } from './helpers/test'

test('a referral code survives social sign-in and is not consumed by a signed-in member (R-REF-01)', async ({
  page,
  context,
  server,
}) => {
  const [token] = server.cookiesOf('member')
  const code = async () => (await context.cookies()).find(({ name }) => name.endsWith('referral'))?.value
  // The provider signs the visitor in and redirects back with a token.
  await page.route('**/api/auth/google', (route) =>
    route.fulfill({ status: 302, headers: { location: `/oauth-login-done#token=${token?.value ?? ''}` } }),
  )
  await page.goto('/login?r=NUR-AISYAH')
  await expect.poll(code).toBe('NUR-AISYAH')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/account')
  expect(await code()).toBe('NUR-AISYAH')

  await page.goto('/?r=SOMEBODY-ELSE')
  await expect(page.getByRole('link', { name: /open your account$/ })).toBeVisible()
  expect(await code()).toBe('NUR-AISYAH')
})
