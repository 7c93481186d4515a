import { describe, expect, it } from 'vitest'
import { adminFeaturedDoersApi } from '@/api/admin/featuredDoers'
import { featuredDoersApi } from '@/api/community/featuredDoers'
import type { Shape } from '@/contract/types'
import { db } from '@mocks/db/db'
import { findUserByEmail } from '@mocks/db/find'
import { callingAs, toasts } from '@tests/calling'

const doers = featuredDoersApi.endpoints
const admin = adminFeaturedDoersApi.endpoints
const fresh = { forceRefetch: true }
const all = { filter: 'any', sort: 'any', offset: 0, limit: 0 }
const body: Shape<'FeaturedDoerInput'> = {
  firstName: 'New',
  lastName: 'Comer',
  headline: 'Knots and nets',
  story: '<p>Rope.</p>',
}
const stranger = { email: 'new@doers.test', firstName: 'New', lastName: 'Comer' }

describe('featured doer list', () => {
  it('returns approved doers, paged, sorted and filtered, without email addresses', async () => {
    const { call } = callingAs('visitor')
    const { data: whole } = await call(doers.listFeaturedDoers.initiate(all))
    expect(whole?.total).toBe(whole?.featuredDoers.length)
    expect(whole?.featuredDoers.every(({ approved, email }) => approved && email === undefined)).toBe(true)
    const { data: page } = await call(doers.listFeaturedDoers.initiate({ ...all, sort: 'votes', offset: 2, limit: 5 }))
    expect(page?.featuredDoers).toHaveLength(5)
    expect(page?.total).toBe(whole?.total)
    const votes = page?.featuredDoers.map((row) => row.votes ?? 0) ?? []
    expect(votes).toEqual(votes.toSorted((a, b) => b - a))
    const { data: food } = await call(doers.listFeaturedDoers.initiate({ ...all, filter: 'Food & Beverage' }))
    expect(new Set(food?.featuredDoers.map(({ industry }) => industry))).toEqual(new Set(['Food & Beverage']))
    const { data: every = [] } = await callingAs('admin').call(admin.listAllFeaturedDoers.initiate())
    expect(every).toHaveLength(60)
    expect(every.filter(({ approved }) => !approved).length).toBeGreaterThan(10)
  })

  it('shows doers under review only to themselves and to administrators', async () => {
    const see = async (persona: 'visitor' | 'owner' | 'member' | 'admin') =>
      (await callingAs(persona).call(doers.getFeaturedDoer.initiate({ id: 'fd-mei-ling' }, fresh))).data?.headline
    expect(await see('visitor')).toBeUndefined()
    expect(await see('owner')).toBeUndefined()
    expect(await see('member')).toBe(await see('admin'))
    expect((await callingAs('member').call(doers.getMyFeaturedDoer.initiate())).data?.featuredDoer?.approved).toBe(
      false,
    )
    expect((await callingAs('owner').call(doers.getMyFeaturedDoer.initiate(undefined, fresh))).data).toEqual({})
  })
})

describe('votes (R-VOTE-01)', () => {
  it('count once per user, and once for all visitors', async () => {
    const { call } = callingAs('member')
    const before = db.featuredDoers.find(({ featuredDoerId }) => featuredDoerId === 'fd-1')?.votes ?? 0
    expect((await call(doers.voteFeaturedDoer.initiate({ id: 'fd-1' }))).data).toEqual({
      featuredDoerId: 'fd-1',
      votes: before + 1,
    })
    expect((await call(doers.voteFeaturedDoer.initiate({ id: 'fd-1' }))).error).toMatchObject({ status: 409 })
    expect(toasts()).toEqual(['info: You have already voted for that featured doer!'])
    const { call: visit } = callingAs('visitor')
    expect((await visit(doers.voteFeaturedDoer.initiate({ id: 'fd-1' }))).data?.votes).toBe(before + 2)
    expect((await visit(doers.voteFeaturedDoer.initiate({ id: 'fd-1' }))).error).toMatchObject({ status: 409 })
    expect((await visit(doers.voteFeaturedDoer.initiate({ id: 'fd-mei-ling' }))).error).toMatchObject({ status: 404 })
  })
})

describe('submitting (R-VOTE-03)', () => {
  it('starts a review; a visitor gets an account but no session', async () => {
    const { data } = await callingAs('visitor').call(
      doers.createFeaturedDoer.initiate({ body: { ...body, newUser: stranger } }),
    )
    expect(data?.savedFeaturedDoer).toMatchObject({ approved: false, votes: 0, firstName: 'New' })
    expect(data).not.toHaveProperty('token')
    expect(findUserByEmail(stranger.email)).toMatchObject({ activated: false })
    expect(db.mails[0]).toMatchObject({ to: stranger.email, subject: 'Please activate your account' })
  })

  it('asks a member to log in first (R-ERR-09)', async () => {
    const { call } = callingAs('visitor')
    await call(
      doers.createFeaturedDoer.initiate({ body: { ...body, newUser: { ...stranger, email: 'owner@doers.test' } } }),
    )
    expect(toasts()).toEqual(['info: You are already a member. Please log in and try again'])
  })

  it('is validated by field, and rejected the second time', async () => {
    const { call } = callingAs('owner')
    const wrong = await call(
      doers.createFeaturedDoer.initiate({ body: { ...body, story: ' ', links: ['javascript:x'] } }),
    )
    expect(wrong.error).toMatchObject({ status: 422, fields: { story: expect.any(String), links: expect.any(String) } })
    await call(doers.createFeaturedDoer.initiate({ body }))
    expect((await call(doers.createFeaturedDoer.initiate({ body }))).error).toMatchObject({ status: 409 })
  })

  it('goes back under review if the doer changes it, but not if an administrator does', async () => {
    const change = { id: 'fd-aisyah', body: { ...body, firstName: 'Nur Aisyah' } }
    expect(
      (await callingAs('admin').call(doers.updateFeaturedDoer.initiate(change))).data?.savedFeaturedDoer.approved,
    ).toBe(true)
    expect(
      (await callingAs('premium').call(doers.updateFeaturedDoer.initiate(change))).data?.savedFeaturedDoer.approved,
    ).toBe(false)
    expect((await callingAs('member').call(doers.updateFeaturedDoer.initiate(change))).error).toMatchObject({
      status: 403,
    })
    expect(toasts().slice(0, 2)).toEqual([
      'success: Featured doer saved',
      'success: Saved. It is shown once we have looked at it',
    ])
  })

  it('updates only the fields that the doer can edit, and keeps the missing ones', async () => {
    const { call } = callingAs('member')
    const row = () => db.featuredDoers.find(({ featuredDoerId }) => featuredDoerId === 'fd-mei-ling')
    const before = { ...row() }
    const change = { ...body, country: 'sg' }
    for (const own of [{ votes: 9999 }, { superFeatured: true }, { userId: 'u-owner' }, { email: 'x@y.example' }]) {
      const refused = await call(doers.updateFeaturedDoer.initiate({ id: 'fd-mei-ling', body: { ...change, ...own } }))
      expect(refused.error).toMatchObject({ status: 422 })
    }
    const { data } = await call(doers.updateFeaturedDoer.initiate({ id: 'fd-mei-ling', body: change }))
    expect(data?.savedFeaturedDoer).toMatchObject({ ...body, country: 'sg', votes: before.votes, userId: 'u-member' })
    expect(row()).toEqual({ ...before, ...body, country: 'sg' })
  })
})

describe('review and spotlight (R-VOTE-03 to R-VOTE-05)', () => {
  const { call } = callingAs('visitor')
  const spotlight = async () =>
    (await call(doers.getSpotlightedFeaturedDoer.initiate(undefined, fresh))).data?.superFeaturedDoer

  it('approves a doer with mail and notification', async () => {
    callingAs('admin')
    await call(admin.approveFeaturedDoer.initiate({ id: 'fd-mei-ling' }))
    expect(db.mails[0]).toMatchObject({ to: 'member@doers.test', subject: 'You are a featured doer' })
    expect(db.notifications[0]).toMatchObject({ userId: 'u-member', title: 'You are a featured doer' })
    expect(toasts()).toEqual(['success: Mei Ling Lim approved'])
  })

  it('spotlights the latest approved doer, with an existing blog post', async () => {
    callingAs('admin')
    expect((await spotlight())?.featuredDoerId).toBe('fd-priya')
    const none = await call(admin.superFeatureDoer.initiate({ id: 'fd-aisyah', body: { blogPostUid: 'nothing' } }))
    expect(none.error).toMatchObject({ status: 422, fields: { blogPostUid: expect.any(String) } })
    const blogPostUid = 'a-desk-is-not-a-luxury'
    expect(
      (await call(admin.superFeatureDoer.initiate({ id: 'fd-mei-ling', body: { blogPostUid } }))).error,
    ).toMatchObject({ status: 409 })
    await call(admin.superFeatureDoer.initiate({ id: 'fd-aisyah', body: { blogPostUid } }))
    expect(await spotlight()).toMatchObject({ featuredDoerId: 'fd-aisyah', blogPostUid })
    await call(admin.unapproveFeaturedDoer.initiate({ id: 'fd-aisyah' }))
    expect((await spotlight())?.featuredDoerId).toBe('fd-priya')
    await call(admin.unSuperFeatureDoer.initiate({ id: 'fd-priya' }))
    expect(await spotlight()).toBeUndefined()
  })

  it('adds members who are not featured yet, and deletes doers', async () => {
    callingAs('admin')
    const { data: users = [] } = await call(admin.listUnfeaturedUsers.initiate())
    expect(users.map(({ userId }) => userId)).not.toContain('u-premium')
    const { data } = await call(admin.createFeaturedDoerWithId.initiate({ id: 'u-owner', body }))
    expect(data?.savedFeaturedDoer).toMatchObject({ userId: 'u-owner', approved: true })
    expect((await call(admin.createFeaturedDoerWithId.initiate({ id: 'u-owner', body }))).error).toMatchObject({
      status: 409,
    })
    const id = data?.savedFeaturedDoer.featuredDoerId ?? ''
    await call(admin.deleteFeaturedDoer.initiate({ id }))
    expect((await call(doers.getFeaturedDoer.initiate({ id }))).error).toMatchObject({ status: 404 })
  })
})
