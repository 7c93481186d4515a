import { describe, expect, it } from 'vitest'
import { activeAccountApi } from '@/api/account/activeAccount'
import { profileApi } from '@/api/account/profile'
import { fail } from '@mocks/settings/faults'
import { callingAs, toasts } from '@tests/calling'

const { endpoints } = profileApi
const { getActiveAccount, createActiveAccount, updateActiveAccount } = activeAccountApi.endpoints
const fresh = { forceRefetch: true }

/** What users may not give themselves. */
const power = { isAdmin: true }

describe('the profile', () => {
  it('includes permissions for administrators only, and no private fields', async () => {
    const { data: few } = await callingAs('admin-few').call(endpoints.getMe.initiate())
    expect(few?.permissions?.marketplace).toEqual(['/admin/benefit-enquiries', '/admin/solution-activation'])
    expect(few?.permissions?.community).not.toContain('/admin/users')
    expect(few?.permissions?.finance).toEqual([])
    const { data: member } = await callingAs('member').call(endpoints.getMe.initiate())
    expect(member).not.toHaveProperty('permissions')
    for (const secret of ['password', 'tier', 'personalization', 'personalizationDone'])
      expect(member).not.toHaveProperty(secret)
    const { data: premium } = await callingAs('premium').call(endpoints.getMe.initiate())
    expect(premium).toMatchObject({ isPremiumMember: true, isPremium: true, referralCount: expect.any(Number) })
    expect(premium?.referralCount).toBeGreaterThan(premium?.referralPremiumCount ?? 0)
  })

  it('shows no toast if loading fails while a session is restored, and one if a page requested it (O-03)', async () => {
    const { call, session } = callingAs('member')
    fail('getMe', { status: 404, message: 'Gone' })
    session.restoring = () => true
    await call(endpoints.getMe.initiate(undefined, fresh))
    expect(toasts()).toEqual([])
    session.restoring = () => false
    await call(endpoints.getMe.initiate(undefined, fresh))
    expect(toasts()).toEqual(['error: Profile could not be retrieved: Gone'])
  })

  it('updates only the fields sent, and rejects invalid ones and isAdmin', async () => {
    const { call } = callingAs('member')
    const body = { jobTitle: 'Illustrator', company: null }
    const greedy = await call(endpoints.updateProfile.initiate({ userId: 'u-member', body: { ...body, ...power } }))
    expect(greedy.error).toMatchObject({ status: 422, fields: { isAdmin: 'There is no such field' } })
    const { data } = await call(endpoints.updateProfile.initiate({ userId: 'u-member', body }))
    expect(data).toMatchObject({ jobTitle: 'Illustrator', company: null, isAdmin: false, industry: 'Design' })
    const wrong = await call(
      endpoints.updateProfile.initiate({ userId: 'u-member', body: { firstName: '', dob: '2999-01-01' } }),
    )
    expect(wrong.error).toMatchObject({
      status: 422,
      fields: { firstName: expect.any(String), dob: expect.any(String) },
    })
    // Without a form that claims the failure, the toast shows it.
    expect(toasts()).toEqual([
      'error: Profile could not be updated: isAdmin: There is no such field',
      'success: Profile updated',
      'error: Profile could not be updated: Please check what you entered',
    ])
  })

  it('can be changed by the user themselves and by administrators only', async () => {
    const other = { userId: 'u-owner', body: { jobTitle: 'Clown' } }
    const refused = await callingAs('member').call(endpoints.updateProfile.initiate(other))
    expect(refused.error).toMatchObject({ status: 403 })
    expect(toasts()).toEqual(['error: Profile could not be updated: You may only do this with your own account'])
    expect((await callingAs('admin').call(endpoints.updateProfile.initiate(other))).data?.jobTitle).toBe('Clown')
  })
})

describe('the active account', () => {
  const own = { name: 'x', type: 'Personal' as const, accountId: 'u-member', accountPhoto: null }

  it('does not exist until it is created; failed reads are silent, failed writes show a toast (O-04)', async () => {
    const { call } = callingAs('member')
    expect((await call(getActiveAccount.initiate(undefined, { subscribe: false }))).error).toMatchObject({
      status: 404,
    })
    const { data } = await call(createActiveAccount.initiate({ body: own }))
    expect(data).toMatchObject({ type: 'Personal', accountId: 'u-member', name: 'Mei Ling Lim' })
    expect((await call(createActiveAccount.initiate({ body: own }))).error).toMatchObject({ status: 409 })
    const others = { type: 'Personal' as const, accountId: 'u-owner', accountPhoto: null }
    const stolen = await call(updateActiveAccount.initiate({ body: others }))
    expect(stolen.error).toMatchObject({ status: 403 })
    expect(toasts().map((text) => text.split(': ')[1])).toEqual([
      'Active account could not be created',
      'Active account could not be updated',
    ])
  })

  it('switches only to teams of the user, and takes the name of the team', async () => {
    const { call } = callingAs('premium')
    const team = (accountId: string) => ({ body: { type: 'Team' as const, accountId, accountPhoto: null } })
    const { data } = await call(updateActiveAccount.initiate(team('team-borealis')))
    expect(data).toEqual({ type: 'Team', accountId: 'team-borealis', accountPhoto: null, name: expect.any(String) })
    expect((await call(updateActiveAccount.initiate(team('team-acme')))).error).toMatchObject({ status: 403 })
    expect((await call(updateActiveAccount.initiate(team('team-none')))).error).toMatchObject({ status: 404 })
  })
})
