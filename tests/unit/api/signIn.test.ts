import { describe, expect, it } from 'vitest'
import { passwordResult, passwordsApi } from '@/api/account/passwords'
import { profileApi } from '@/api/account/profile'
import { registrationApi } from '@/api/account/registration'
import { sessionApi } from '@/api/account/session'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { findUser, findUserByEmail } from '@mocks/db/find'
import { sessionLife } from '@mocks/db/accounts/requestSession'
import { callingAs, toasts } from '@tests/calling'
import { watch } from '@tests/watch'

const { login, logout, checkSession, checkAdminSession, getLoginStatus } = sessionApi.endpoints
const { register, registerTrue, activateAccount, resendActivationEmail } = registrationApi.endpoints
const { createPasswordRequest, usePasswordRequest } = passwordsApi.endpoints
const { getMe } = profileApi.endpoints

const right = { email: 'member@doers.test', password: 'Doers-2026!' }
const unactivated = () => db.users.find(({ activated, password }) => !activated && password) as (typeof db.users)[0]
const disabled = () => db.users.find((user) => user.disabled && user.password) as (typeof db.users)[0]
const lastMail = () => db.mails[0] ?? { to: '', href: '', code: '', text: '' }

describe('signing in and out', () => {
  it('returns user and token, with a toast', async () => {
    const { call, become } = callingAs('visitor')
    const { data } = await call(login.initiate({ body: { ...right, email: 'Member@Doers.TEST' } }))
    expect(data?.user).toMatchObject({ userId: 'u-member', isAdmin: false, isPremiumMember: false })
    expect(toasts()).toEqual(['success: Logged in'])
    become(data?.token)
    expect((await call(getMe.initiate())).data).toMatchObject({ userId: 'u-member', hasPassword: true })
  })

  it.each([
    ['a wrong password', () => ({ ...right, password: 'Doers-2025!' }), /Incorrect/],
    ['an unknown address', () => ({ ...right, email: 'nobody@doers.test' }), /Incorrect/],
    [
      'an account that is not activated',
      () => ({ email: unactivated().email, password: right.password }),
      /not activated/,
    ],
    ['a disabled account', () => ({ email: disabled().email, password: right.password }), /disabled/],
  ])('%s gets errorMessage, no token and no toast', async (_what, body, message) => {
    const { call } = callingAs('visitor')
    const { data } = await call(login.initiate({ body: body() }))
    expect(data?.errorMessage).toMatch(message)
    expect(data?.token ?? data?.user).toBeUndefined()
    expect(toasts()).toEqual([])
  })

  it('ends only the session of this token', async () => {
    const { call } = callingAs('member')
    const other = await call(login.initiate({ body: right }))
    await call(logout.initiate())
    expect((await call(checkSession.initiate())).error).toMatchObject({ status: 401 })
    expect(db.sessions.some(({ token }) => token === other.data?.token)).toBe(true)
  })

  it('checks sessions silently, until they are 7 days old', async () => {
    const { call } = callingAs('member')
    expect((await call(checkSession.initiate())).data).toMatchObject({ ok: true, user: { userId: 'u-member' } })
    expect((await call(checkAdminSession.initiate())).error).toMatchObject({ status: 403 })
    clock.move(7 * 86_400_000 + 1)
    expect((await call(checkSession.initiate(undefined, { forceRefetch: true }))).error).toMatchObject({ status: 401 })
    expect(toasts()).toEqual([])
  })

  it('rejects every call with a session of 7 days (R-SESS-10)', async () => {
    const { call } = callingAs('member')
    const isIn = async () => (await call(getLoginStatus.initiate(undefined, { forceRefetch: true }))).data?.loggedIn
    clock.move(sessionLife - 60_000)
    expect(await isIn()).toBe(true)
    expect((await call(getMe.initiate(undefined, { forceRefetch: true }))).data?.userId).toBe('u-member')
    clock.move(sessionLife + 86_400_000)
    expect(await isIn()).toBe(false)
    expect((await call(getMe.initiate(undefined, { forceRefetch: true }))).error).toMatchObject({ status: 401 })
    expect((await call(logout.initiate())).error).toMatchObject({ status: 401 })
  })

  it('distinguishes visitors from members', async () => {
    const { call, become } = callingAs('visitor')
    expect((await call(getLoginStatus.initiate(undefined, { subscribe: false }))).data).toEqual({ loggedIn: false })
    become((await call(login.initiate({ body: right }))).data?.token)
    expect((await call(getLoginStatus.initiate(undefined, { forceRefetch: true }))).data).toEqual({ loggedIn: true })
  })
})

describe('registration', () => {
  const body = {
    email: 'new@doers.test',
    password: 'violet-otter-42',
    firstName: 'Zoë',
    lastName: 'Müller',
    isAdmin: true,
    isPremiumInCart: true,
  }

  it('mails a link that activates and signs in', async () => {
    const { call, become } = callingAs('visitor')
    const { data } = await call(registerTrue.initiate({ body }))
    expect(data).toMatchObject({ isEmailInUse: false })
    expect(findUserByEmail(body.email)).toMatchObject({ activated: false, isAdmin: false, isPremiumInCart: true })
    const [, , userId = '', token = ''] = lastMail().href?.split('/') ?? []
    expect(userId).toBe(data?.userId)
    const activated = await call(activateAccount.initiate({ userId, token }))
    become(activated.data?.token)
    expect((await call(getMe.initiate())).data).toMatchObject({ activated: true, mustAgreeToTermsOfUse: true })
    expect(toasts()).toEqual([
      'success: Welcome to Doerscircle! Please check your email inbox/junk folder for an activation email',
      'success: Your account has been successfully activated',
    ])
  })

  it('shows no welcome if the address is in use', async () => {
    const { call } = callingAs('visitor')
    const { data } = await call(register.initiate({ body: { ...body, email: 'MEMBER@doers.test' } }))
    expect(data).toMatchObject({ isEmailInUse: true })
    expect(data?.userId ?? data?.user_id).toBeUndefined()
    expect(toasts()).toEqual([])
  })

  it('shows invalid fields', async () => {
    watch.allowContractBreach()
    const { call } = callingAs('visitor')
    const { error } = await call(register.initiate({ body: { ...body, firstName: ' ', email: 'x@y' } }))
    expect(error).toMatchObject({ status: 422, fields: { email: expect.any(String), firstName: expect.any(String) } })
    expect(toasts()).toEqual([
      'error: Please check what you entered: Please enter a valid email This field is required',
    ])
  })

  it('shows an already activated account as information, anything else as a failure', async () => {
    const { call } = callingAs('visitor')
    await call(activateAccount.initiate({ userId: 'u-member', token: 'old' }))
    await call(resendActivationEmail.initiate({ body: { email: right.email } }))
    await call(activateAccount.initiate({ userId: unactivated().userId, token: 'wrong' }))
    await call(resendActivationEmail.initiate({ body: { email: 'nobody@doers.test' } }))
    const texts = toasts()
    expect(texts.slice(0, 2)).toEqual(Array(2).fill('info: Your account has already been activated'))
    expect(texts[2]).toMatch(/^error: Your account could not be activated, .*second link/)
    expect(texts[3]).toMatch(
      /^error: Verification email could not be sent. Please check if your email address is correct/,
    )
  })

  it('a new link replaces the old one, and both expire after a week', async () => {
    const { call } = callingAs('visitor')
    const { userId, email } = unactivated()
    const tokenOf = () => db.tokens.find((row) => row.userId === userId && row.kind === 'activation')?.token ?? ''
    await call(resendActivationEmail.initiate({ body: { email } }))
    const first = tokenOf()
    await call(resendActivationEmail.initiate({ body: { email } }))
    expect((await call(activateAccount.initiate({ userId, token: first }))).error).toMatchObject({ status: 422 })
    const token = tokenOf()
    clock.move(8 * 86_400_000)
    expect((await call(activateAccount.initiate({ userId, token }))).error).toMatchObject({ status: 422 })
    clock.move(0)
    expect((await call(activateAccount.initiate({ userId, token }))).data?.token).toBeTruthy()
  })
})

describe('one-time codes', () => {
  const ask = { email: 'premium@doers.test' }

  it('sign in once, also when entered with a space, and set a password', async () => {
    const { call } = callingAs('visitor')
    const asked = passwordResult(await call(createPasswordRequest.initiate({ body: ask })))
    expect(asked).toMatchObject({ mode: 'otp', isPremiumMember: true, isUserNotFound: false, userId: 'u-premium' })
    const { code = '' } = lastMail()
    expect(code).toMatch(/^\d{6}$/)
    const body = {
      userId: 'u-premium',
      requestCode: `${code.slice(0, 3)} ${code.slice(3)}`,
      newPassword: 'amber-heron-17',
    }
    const weak = passwordResult(await call(usePasswordRequest.initiate({ body: { ...body, newPassword: 'short' } })))
    expect(weak.fields?.newPassword).toBeTruthy()
    const used = passwordResult(await call(usePasswordRequest.initiate({ body })))
    expect(used).toMatchObject({ isPremiumMember: true, token: expect.any(String), user: { userId: 'u-premium' } })
    expect(findUser('u-premium')?.password).toBe('amber-heron-17')
    const again = passwordResult(await call(usePasswordRequest.initiate({ body })))
    expect(again).toMatchObject({ message: expect.any(String), fields: { requestCode: expect.any(String) } })
    expect(toasts()).toEqual([])
  })

  it('expire after 15 minutes', async () => {
    const { call } = callingAs('visitor')
    await call(createPasswordRequest.initiate({ body: ask }))
    const { code: requestCode = '' } = lastMail()
    clock.move(15 * 60_000 + 1000)
    const late = passwordResult(await call(usePasswordRequest.initiate({ body: { userId: 'u-premium', requestCode } })))
    expect(late.message).toMatch(/expired/)
  })

  it('are void after five wrong attempts', async () => {
    const { call } = callingAs('visitor')
    await call(createPasswordRequest.initiate({ body: ask }))
    const { code = '' } = lastMail()
    const attempt = async (requestCode: string) =>
      passwordResult(await call(usePasswordRequest.initiate({ body: { userId: 'u-premium', requestCode } })))
    for (let round = 0; round < 5; round += 1) await attempt(code === '000000' ? '111111' : '000000')
    expect((await attempt(code)).message).toMatch(/Too many/)
  })

  it('are not sent to accounts with a password unless requested, nor to unknown addresses', async () => {
    const { call } = callingAs('visitor')
    const request = async (body: { email: string; skipIfPasswordExists?: boolean; supressError?: boolean }) =>
      passwordResult(await call(createPasswordRequest.initiate({ body })))
    const before = db.mails.length
    expect(await request({ ...ask, skipIfPasswordExists: true })).toMatchObject({ mode: 'password' })
    expect(await request({ email: 'x@doers.test' })).toMatchObject({
      isUserNotFound: true,
      message: expect.any(String),
    })
    const hidden = await request({ email: 'x@doers.test', supressError: true })
    expect(hidden).toMatchObject({ mode: 'otp', isUserNotFound: false, successMessage: expect.any(String) })
    expect(db.mails).toHaveLength(before)
  })

  it('are rejected after too many requests', async () => {
    const { call } = callingAs('visitor')
    for (let round = 0; round < 5; round += 1) await call(createPasswordRequest.initiate({ body: ask }))
    const { error } = await call(createPasswordRequest.initiate({ body: ask }))
    expect(error).toMatchObject({ status: 429 })
    expect(passwordResult({ error }).message).toMatch(/too many/)
    expect(toasts()).toEqual([])
  })
})
