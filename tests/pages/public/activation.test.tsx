import { describe, expect, it, vi } from 'vitest'
import { socialSignIn } from '@/lib/storage/socialSignIn'
import { sendActivationMail, sendPasswordLink } from '@mocks/db/accounts/mailbox'
import { arrives, db, fail, handlers, press, renderAt, screen, sent, signInAs, toasts, userOr404 } from '@tests/page'

const link = (userId: string) => {
  const user = userOr404(userId)
  user.activated = false
  return sendActivationMail(user).href ?? ''
}
let visible: 'visible' | 'hidden' = 'visible'
const look = (state: typeof visible) => {
  visible = state
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('/activate', () => {
  it('activates once, signs in and continues', async () => {
    const shown = await renderAt(link('u-member'))
    await arrives(shown, '/account')
    expect(sent('activateAccount')).toHaveLength(1)
    expect(toasts()).toEqual(['success: Your account has been successfully activated'])
    expect(userOr404('u-member').activated).toBe(true)
  })

  it('continues to the terms, and never back to the link', async () => {
    const href = link('u-member')
    Object.assign(userOr404('u-member'), { mustAgreeToTermsOfUse: true })
    const shown = await renderAt(href)
    await arrives(shown, '/accept-terms')
    await screen.findByText(/^Version \d/)
    await press(shown, 'I agree')
    await arrives(shown, '/account')
  })

  it('waits until the page is visible: a mail scanner that renders it does not use up the link', async () => {
    look('hidden')
    const shown = await renderAt(link('u-member'))
    expect(await screen.findByRole('heading', { name: 'Activating your account' })).toBeVisible()
    expect(sent('activateAccount')).toEqual([])
    look('visible')
    await arrives(shown, '/account')
    expect(sent('activateAccount')).toHaveLength(1)
  })

  it('asks before it replaces the current session', async () => {
    const shown = await renderAt(link('u-member'), { as: 'premium' })
    expect(await screen.findByText('premium@doers.test')).toBeVisible()
    expect(sent('activateAccount')).toEqual([])
    await press(shown, 'Activate and switch account')
    await arrives(shown, '/account')
    expect(shown.store.getState().auth.user?.userId).toBe('u-member')
    expect(sent('activateAccount')).toHaveLength(1)
  })

  it('leaves a session alone that another tab has begun meanwhile', async () => {
    const { activateAccount } = handlers
    vi.spyOn(handlers, 'activateAccount').mockImplementation((call) => {
      document.cookie = 'token=of-another-tab'
      document.cookie = 'user=sealed'
      return activateAccount(call)
    })
    const shown = await renderAt(link('u-member'))
    await arrives(shown, '/login')
    expect(userOr404('u-member').activated).toBe(true)
    expect(document.cookie).toContain('token=of-another-tab')
    expect(shown.store.getState().auth.user).toBeNull()
  })

  it('offers to keep the current session', async () => {
    const shown = await renderAt(link('u-member'), { as: 'premium' })
    await press(shown, 'Stay signed in')
    await arrives(shown, '/account')
    expect(shown.store.getState().auth.user?.userId).toBe('u-premium')
    expect(sent('activateAccount')).toEqual([])
  })

  it('leads to a prefilled sign-in form if used twice', async () => {
    const href = link('u-member')
    userOr404('u-member').activated = true
    sessionStorage.setItem('dc:signing-address', '"member@doers.test"')
    const shown = await renderAt(href)
    await arrives(shown, '/login')
    expect(await screen.findByLabelText('Email address')).toHaveValue('member@doers.test')
    expect(toasts()).toEqual(['info: Your account has already been activated'])
  })

  it.each([
    ['/activate/u-member/a', 'activateAccount', 'We don’t know if your account is active'],
    [
      '/mailing-list/verify/a@doers.test/a',
      'verifyMailingListSubscription',
      'We don’t know if your subscription is verified',
    ],
  ] as const)('doesn’t call a link failed whose answer was lost on the way: %s', async (href, call, title) => {
    fail(call, '504=Gateway timeout')
    await renderAt(href)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/too long to answer, so we don’t know if this was done/)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('explains an invalid link, and sends a new one', async () => {
    userOr404('u-member').activated = false
    const shown = await renderAt('/activate/u-member/wrong')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your account could not be activated.*the second link/)
    // Said once, on the page.
    expect(toasts()).toEqual([])
    await shown.user.type(screen.getByLabelText('Email address'), 'member@doers.test')
    await press(shown, 'Resend activation email')
    await arrives(shown, '/auth-email-verification')
    const mail = db.mails[0]
    expect(mail?.to).toBe('member@doers.test')
    expect(await screen.findByRole('button', { name: /Send again in/ })).toBeInTheDocument()
  })

  it.each([
    ['nothing', {}, 'success: Your account has been successfully activated'],
    [
      'a session without a token',
      { user: { userId: 'u-member' } },
      'success: Your account has been successfully activated',
    ],
    [
      'that it was activated before',
      { errorMessage: 'User already activated' },
      'info: Your account has already been activated',
    ],
  ])('leads to the sign-in where the server answers %s', async (_what, answer, toast) => {
    const href = link('u-member')
    vi.spyOn(handlers, 'activateAccount').mockReturnValueOnce(answer)
    const shown = await renderAt(href)
    await arrives(shown, '/login')
    expect(toasts()).toEqual([toast])
  })

  it('explains a refusal that looks like a success', async () => {
    const href = link('u-member')
    vi.spyOn(handlers, 'activateAccount').mockReturnValueOnce({ errorMessage: 'This link is too old' })
    await renderAt(href)
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old')
    expect(toasts()).toEqual([])
  })
})

it.each([
  ['/activate/u-240/wrong', 'activateAccount', 'Get a new link'],
  ['/mailing-list/verify/jo%40example.com/wrong', 'verifyMailingListSubscription', 'Get a new link'],
  ['/reset-password?token=wrong', 'verifyChangePasswordToken', 'Reset with a code'],
] as const)('%s can be tried again until it is refused', async (path, call, instead) => {
  fail(call, '429x1')
  const shown = await renderAt(path)
  await press(shown, 'Try again')
  expect(await screen.findByText(instead)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

it('/auth-email-verification lets signed-in users go on, and does not call an address verified', async () => {
  const shown = await renderAt('/auth-email-verification', { as: 'member' })
  expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeVisible()
  expect(screen.queryByText(/verified/)).not.toBeInTheDocument()
  await press(shown, 'Continue')
  await arrives(shown, '/account')
})

describe('/reset-password (O-12)', () => {
  it('sets a new password with the link and signs in', async () => {
    const shown = await renderAt((sendPasswordLink(userOr404('u-member')).text.match(/\/reset-password\S+/) ?? [''])[0])
    expect(await screen.findByText('member@doers.test')).toBeVisible()
    await shown.user.type(screen.getByLabelText('New password'), 'short-violet-otter')
    await press(shown, 'Set the password and sign in')
    await arrives(shown, '/account')
    expect(userOr404('u-member').password).toBe('short-violet-otter')
  })

  it.each([
    ['/reset-password', 'This link is incomplete'],
    ['/reset-password?token=never-sent', 'This link isn’t valid'],
  ])('%s shows %s and leads to a new code', async (path, title) => {
    const shown = await renderAt(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await shown.user.click(screen.getByRole('link', { name: 'Reset with a code' }))
    await arrives(shown, '/login')
  })

  it('shows once that a link has expired', async () => {
    const href = (sendPasswordLink(userOr404('u-member')).text.match(/\/reset-password\S+/) ?? [''])[0]
    for (const row of db.tokens) row.usedAt = '2026-01-01T00:00:00Z'
    await renderAt(href)
    expect(await screen.findByText('This link has expired')).toBeVisible()
    expect(toasts()).toEqual([])
  })
})

describe('/oauth-login-done (O-43)', () => {
  const token = () => signInAs('member')?.token ?? ''
  it('accepts the token of a sign-in that this tab has started', async () => {
    socialSignIn.begin()
    const shown = await renderAt(`/oauth-login-done#token=${token()}`)
    await arrives(shown, '/account')
    expect(shown.store.getState().auth.user?.email).toBe('member@doers.test')
    expect(socialSignIn.underWay()).toBe(false)
  })

  it('accepts the token that the provider left in the cookie', async () => {
    socialSignIn.begin()
    document.cookie = `dc_token=${token()}; path=/`
    await arrives(await renderAt('/oauth-login-done'), '/account')
  })

  it('rejects a token if this tab has not started a sign-in (no sign-in as another user)', async () => {
    const shown = await renderAt(`/oauth-login-done#token=${token()}`)
    expect(await screen.findByRole('heading', { name: 'Sign-in failed' })).toBeVisible()
    expect(shown.store.getState().auth.status).toBe('anonymous')
    expect(sent('checkSession')).toEqual([])
  })

  it('never replaces the current session', async () => {
    socialSignIn.begin()
    const shown = await renderAt(`/oauth-login-done#token=${token()}`, { as: 'premium' })
    await arrives(shown, '/account')
    expect(shown.store.getState().auth.user?.userId).toBe('u-premium')
  })

  it('shows an error for an invalid or missing token (R-SESS-11)', async () => {
    socialSignIn.begin()
    const first = await renderAt('/oauth-login-done#token=forged')
    expect(await screen.findByRole('heading', { name: 'Sign-in failed' })).toBeVisible()
    first.unmount()
    socialSignIn.begin()
    fail('getLoginStatus', '503x9')
    await renderAt('/oauth-login-done')
    expect(await screen.findByRole('heading', { name: 'Sign-in failed' })).toBeVisible()
  })
})
