import { describe, expect, it } from 'vitest'
import { accountDeletionApi } from '@/api/account/accountDeletion'
import { adminUsersApi } from '@/api/admin/users'
import { dataPrivacyApi } from '@/api/admin/dataPrivacy'
import { db } from '@mocks/db/db'
import { findUser, userOr404 } from '@mocks/db/find'
import { openSession } from '@mocks/db/accounts/sessions'
import { callingAs, toasts } from '@tests/calling'

const users = adminUsersApi.endpoints
const privacy = dataPrivacyApi.endpoints
const { deleteUser } = accountDeletionApi.endpoints
const fresh = { forceRefetch: true }

describe('user lists', () => {
  it('are for administrators only', async () => {
    const { call } = callingAs('owner')
    expect((await call(users.listUsers.initiate({}))).error).toMatchObject({ status: 403 })
    expect((await call(users.listAdminUsers.initiate())).error).toMatchObject({ status: 403 })
    expect((await call(users.countUsers.initiate())).error).toMatchObject({ status: 403 })
    expect(toasts().map((text) => text.split(': ')[1])).toEqual([
      'Users could not be retrieved',
      'Admin users could not be retrieved',
      "Couldn't count users",
    ])
  })
})

describe('administrator access', () => {
  it('is granted without permissions and can be revoked (R-VAL-20)', async () => {
    const { call } = callingAs('admin')
    const { data } = await call(users.grantAdminAccess.initiate({ userId: 'u-member' }))
    expect(data).toMatchObject({ isAdmin: true, permissions: { system: [], community: [] } })
    const admins = await call(users.listAdminUsers.initiate())
    expect(admins.data?.map(({ userId }) => userId)).toContain('u-member')
    expect((await call(users.grantAdminAccess.initiate({ userId: 'u-member' }))).error).toMatchObject({ status: 409 })
    await call(users.revokeAdminAccess.initiate({ userId: 'u-member' }))
    expect(findUser('u-member')).toMatchObject({ isAdmin: false })
    const again = await call(users.revokeAdminAccess.initiate({ userId: 'u-member' }))
    expect(again.error).toMatchObject({ status: 409, server: 'Mei Ling is not an admin' })
    expect((await call(users.revokeAdminAccess.initiate({ userId: 'u-admin' }))).error).toMatchObject({ status: 409 })
    expect(toasts()).toEqual([
      'success: Admin access granted',
      'error: Admin access could not be granted: Mei Ling is already an admin',
      'success: Admin access revoked',
      'error: Mei Ling is not an admin',
      'error: Admin access could not be revoked: You can’t revoke your own access',
    ])
  })
})

describe("other users' accounts", () => {
  it('can be given a new password, which ends their sessions', async () => {
    const { call } = callingAs('admin')
    const { token } = openSession(userOr404('u-member'))
    const set = (newPassword: string) =>
      call(users.changeUserPassword.initiate({ id: 'u-member', body: { newPassword } }))
    expect((await set('short')).error).toMatchObject({ status: 422, fields: { newPassword: expect.any(String) } })
    expect(db.sessions.some((one) => one.token === token)).toBe(true)
    await set('amber-heron-17')
    expect(findUser('u-member')?.password).toBe('amber-heron-17')
    expect(db.sessions.some((one) => one.token === token)).toBe(false)
    expect(toasts()).toEqual([
      'error: User password could not be changed: Please choose at least 8 characters',
      'success: User password successfully changed',
    ])
  })

  it('keep the session of an administrator who changes their own password', async () => {
    const { call } = callingAs('admin')
    await call(users.changeUserPassword.initiate({ id: 'u-admin', body: { newPassword: 'amber-heron-17' } }))
    expect((await call(users.countUsers.initiate())).error).toBeUndefined()
  })

  it('can be deleted by administrators; members can only delete their own (O-13)', async () => {
    for (const one of db.subscriptions) if (one.userId === 'u-member') one.status = 'ENDED'
    const member = callingAs('member')
    expect((await member.call(deleteUser.initiate({ userId: 'u-india' }))).error).toMatchObject({ status: 403 })
    await member.call(deleteUser.initiate({ userId: 'u-member' }))
    expect(findUser('u-member')).toBeUndefined()
    const admin = callingAs('admin')
    expect((await admin.call(deleteUser.initiate({ userId: 'u-premium' }))).error).toMatchObject({ status: 409 })
    expect(toasts().map((text) => text.split(': ').slice(0, 2).join(': '))).toEqual([
      'error: Member account could not be deleted',
      'success: Member account is successfully deleted',
      'error: Member account could not be deleted',
    ])
  })
})

describe('personal IDs (O-11)', () => {
  it('are listed by their last characters; clearing removes the number but keeps type and name', async () => {
    const { call } = callingAs('admin')
    const { data: holders = [] } = await call(privacy.listUsersWithPersonalId.initiate())
    expect((await call(privacy.countUsersWithPersonalId.initiate())).data).toEqual({ count: holders.length })
    expect(holders.length).toBeGreaterThan(10)
    expect(holders.every(({ personalIdNumberEnding }) => personalIdNumberEnding?.length === 4)).toBe(true)
    expect(JSON.stringify(holders)).not.toContain('S8812345A')
    const { data } = await call(privacy.clearPersonalIdNumbers.initiate())
    expect(data?.count).toBe(holders.length)
    expect((await call(privacy.listUsersWithPersonalId.initiate(undefined, fresh))).data).toEqual([])
    expect(findUser('u-premium')).toMatchObject({ personalIdNumber: null, personalIdType: 'NRIC' })
    await call(users.deletePersonalIds.initiate())
    expect(findUser('u-premium')).toMatchObject({
      personalIdType: null,
      personalIdFullName: null,
      idVerification: null,
    })
    expect(toasts()).toEqual([
      `success: Personal ID numbers of ${holders.length} users cleared.`,
      'success: All personal ID information deleted',
    ])
  })
})
