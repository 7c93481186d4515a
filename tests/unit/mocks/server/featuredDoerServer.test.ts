import { describe, expect, it } from 'vitest'
import { featuredDoersApi } from '@/api/community/featuredDoers'
import type { Shape } from '@/contract/types'
import { db } from '@mocks/db/db'
import { callingAs, toasts } from '@tests/calling'

const doers = featuredDoersApi.endpoints
const fresh = { forceRefetch: true }
const body: Shape<'FeaturedDoerInput'> = {
  firstName: 'New',
  lastName: 'Comer',
  headline: 'Knots and nets',
  story: '<p>Rope.</p>',
}

describe('featured doer list', () => {
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

describe('submitting (R-VOTE-03)', () => {
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
      'success: Saved. It goes live once we’ve reviewed it',
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
