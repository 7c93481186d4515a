import { describe, expect, it } from 'vitest'
import { adminPoliciesApi } from '@/api/admin/policies'
import { passwordLinksApi } from '@/api/system/adminTools'
import { passwordsApi } from '@/api/account/passwords'
import { policiesApi } from '@/api/community/policies'
import { registrationApi } from '@/api/account/registration'
import { clock } from '@mocks/settings/clock'
import { db } from '@mocks/db/db'
import { findUser, userOr404 } from '@mocks/db/find'
import { codeLife, issuePasswordCode } from '@mocks/db/accounts/mailbox'
import { callingAs, toasts } from '@tests/calling'

const policies = { ...policiesApi.endpoints, ...adminPoliciesApi.endpoints }

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

describe('tools', () => {
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
