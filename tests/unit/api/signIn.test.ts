import { describe, expect, it } from 'vitest'
import { profileApi } from '@/api/account/profile'
import { sessionApi } from '@/api/account/session'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { sessionLife } from '@mocks/db/accounts/requestSession'
import { callingAs, toasts } from '@tests/calling'

const { login, logout, checkSession, checkAdminSession, getLoginStatus } = sessionApi.endpoints
const { getMe } = profileApi.endpoints

const right = { email: 'member@doers.test', password: 'Doers-2026!' }
const unactivated = () => db.users.find(({ activated, password }) => !activated && password) as (typeof db.users)[0]
const disabled = () => db.users.find((user) => user.disabled && user.password) as (typeof db.users)[0]

describe('signing in and out', () => {
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
})
