import { afterEach, describe, expect, it, vi } from 'vitest'
import { adminLogsApi } from '@/api/admin/logs'
import { adminPoliciesApi } from '@/api/admin/policies'
import { adminToolsApi } from '@/api/admin/adminTools'
import { adminTrackingApi } from '@/api/admin/tracking'
import { configApi } from '@/api/admin/config'
import { passwordLinksApi } from '@/api/system/adminTools'
import { logsApi } from '@/api/system/logs'
import { passwordsApi } from '@/api/account/passwords'
import { policiesApi } from '@/api/community/policies'
import { registrationApi } from '@/api/account/registration'
import { trackingApi } from '@/api/community/tracking'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { findUser, userOr404 } from '@mocks/db/find'
import { codeLife, issuePasswordCode } from '@mocks/db/accounts/mailbox'
import { fail } from '@mocks/settings/faults'
import { callingAs, toasts } from '@tests/calling'
import { watch } from '@tests/watch'

const policies = { ...policiesApi.endpoints, ...adminPoliciesApi.endpoints }
const fresh = { forceRefetch: true }

afterEach(() => void vi.restoreAllMocks())

describe('legal texts', () => {
  it('require acceptance by all users once a new version is published (R-TERMS-01, R-TERMS-03)', async () => {
    const { call, become } = callingAs('admin')
    const empty = await call(policies.createTermsOfUse.initiate({ body: { versionNotes: '', content: '<p> </p>' } }))
    expect(empty.error).toMatchObject({ status: 422, fields: { content: expect.any(String) } })
    const body = { versionNotes: 'Shorter', content: '<p>Be kind.</p>' }
    const { data } = await call(policies.createTermsOfUse.initiate({ body }))
    expect(data).toMatchObject({ version: '5', versionNotes: 'Shorter' })
    expect(db.users.every(({ mustAgreeToTermsOfUse }) => mustAgreeToTermsOfUse)).toBe(true)
    expect(findUser('u-member')?.mustAgreeToPrivacyPolicy).toBe(false)
    become(db.sessions.at(-1)?.token)
    const agree = registrationApi.endpoints.agreeTermsOfUse
    expect((await call(agree.initiate({ id: 'tu-4' }))).error).toMatchObject({ status: 409 })
    expect((await call(agree.initiate({ id: data?.legalTextId ?? '' }))).data).toEqual({ ok: true })
    expect(toasts().slice(0, 2)).toEqual([
      'error: Terms of use could not be published: Please write the text',
      'success: Terms of use published',
    ])
  })
})

describe('logs', () => {
  const entry = { message: 'Cart could not be saved', description: 'saveCart', code: '500', type: 3, error: 'x' }

  it('can be written by anyone and read by administrators only, newest first', async () => {
    await callingAs('visitor').call(logsApi.endpoints.createLog.initiate({ body: entry }))
    await callingAs('member').call(
      logsApi.endpoints.createLog.initiate({ body: { ...entry, deviceInfo: { browserName: 'Chrome' } } }),
    )
    const { call } = callingAs('admin')
    const { data } = await call(adminLogsApi.endpoints.listLogs.initiate({ limit: 25, offset: 0, order: '' }))
    expect(data?.total).toBe(802)
    expect(data?.logs).toHaveLength(25)
    expect(data?.logs[0]).toMatchObject({ message: entry.message, userId: 'u-member' })
    expect(data?.logs[1]).toMatchObject({ userId: null })
    expect((await callingAs('owner').call(adminLogsApi.endpoints.listLogs.initiate({}))).error).toMatchObject({
      status: 403,
    })
  })

  it('write one structured console line and no toast if sending fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { call } = callingAs('member')
    fail('createLog', { status: 502 })
    await call(logsApi.endpoints.createLog.initiate({ body: entry }))
    expect(warn).toHaveBeenCalledOnce()
    expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({ status: 502, message: entry.message, type: 3 })
    expect(toasts()).toEqual([])
  })
})

describe('tracking', () => {
  it('returns the distinct id as the response body, and fails silently', async () => {
    const { call } = callingAs('visitor')
    const body = { eventName: 'page_view', properties: { path: '/solutions', first: 'solutions' } }
    const { data } = await call(trackingApi.endpoints.trackEvent.initiate({ body }))
    expect(data).toMatch(/^[0-9a-f-]{36}$/)
    expect((await call(trackingApi.endpoints.trackEvent.initiate({ body }))).data).toBe(data)
    fail('trackEvent', { status: 502 })
    await call(trackingApi.endpoints.trackEvent.initiate({ body }))
    expect(toasts()).toEqual([])
    const { data: events = [] } = await callingAs('admin').call(
      adminTrackingApi.endpoints.listTrackingEvents.initiate(),
    )
    expect(events).toHaveLength(1000)
    expect(events[0]).toMatchObject({ distinctId: data, userId: null, eventName: 'page_view' })
  })
})

describe('the configuration', () => {
  const { getConfig, saveConfig } = configApi.endpoints

  it('is replaced as a whole, and each setting is validated', async () => {
    watch.allowContractBreach()
    const { call } = callingAs('admin')
    const { data = {} } = await call(getConfig.initiate())
    expect(Object.keys(data)).toContain('chatWidgetEnabled')
    const saved = await call(saveConfig.initiate({ body: { config: { ...data, teamSeatLimit: 40 } } }))
    expect(saved.data).toEqual({ ...data, teamSeatLimit: 40 })
    const wrong = await call(saveConfig.initiate({ body: { config: { ...data, teamSeatLimit: 0 } } }))
    expect(wrong.error).toMatchObject({ status: 422, fields: { teamSeatLimit: expect.any(String) } })
    fail('saveConfig', { status: 409, message: 'Broken' })
    await call(saveConfig.initiate({ body: { config: data } }))
    fail('getConfig', { status: 404, message: 'Gone' })
    await call(getConfig.initiate(undefined, fresh))
    expect(toasts()).toEqual([
      'success: Config saved',
      'error: Config could not be saved: Please check the settings',
      'error: Config could not be saved: Broken',
      'error: Config could not be fetched: Gone',
    ])
  })
})

describe('tools', () => {
  const { clearWorkBuddyTestDb } = adminToolsApi.endpoints

  it("report success for clearing the partner's database only if the code is 200 (O-30)", async () => {
    const { call } = callingAs('admin')
    await call(clearWorkBuddyTestDb.initiate())
    expect((await call(clearWorkBuddyTestDb.initiate())).data?.code).toBe('409')
    fail('clearWorkBuddyTestDb', { status: 403, message: 'Not here' })
    await call(clearWorkBuddyTestDb.initiate())
    expect(toasts()).toEqual([
      'success: WorkBuddy test database cleared',
      'error: WorkBuddy test DB could not be cleared :(: The test database is empty already',
      'error: WorkBuddy test DB could not be cleared :(: Not here',
    ])
  })

  it('verify password links (O-12), which can set a password once until they expire', async () => {
    const { call } = callingAs('visitor')
    const verify = (token: string) =>
      call(passwordLinksApi.endpoints.verifyChangePasswordToken.initiate({ body: { token } }))
    expect((await verify('nonsense')).data).toEqual({ valid: false })
    const { token } = issuePasswordCode(userOr404('u-member'))
    const { data } = await verify(token)
    expect(data).toMatchObject({ valid: true, userId: 'u-member', email: 'member@doers.test' })
    const body = { userId: 'u-member', requestCode: data?.requestCode ?? '', newPassword: 'amber-heron-17' }
    await call(passwordsApi.endpoints.usePasswordRequest.initiate({ body }))
    expect(findUser('u-member')?.password).toBe('amber-heron-17')
    expect((await verify(token)).error).toMatchObject({ status: 422, server: 'This link has expired' })
    const late = issuePasswordCode(userOr404('u-owner')).token
    clock.move(codeLife + 1000)
    expect((await verify(late)).error).toMatchObject({ status: 422 })
    expect(toasts()).toEqual([])
  })
})
