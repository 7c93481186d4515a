import { beforeEach, expect, it } from 'vitest'
import { blogCommentsApi } from '@/api/community/blogComments'
import { featuredDoersApi } from '@/api/community/featuredDoers'
import { redemptionsApi } from '@/api/commerce/redemptions'
import { teamsApi } from '@/api/account/teams'
import { whyClosed } from '@mocks/configFlags'
import { db } from '@mocks/db/db'
import { callingAs } from '@tests/calling'
import { watch } from '@tests/watch'

beforeEach(() => watch.allowContractBreach())

it('closes only the calls whose setting is off', () => {
  expect(whyClosed({ registrationEnabled: false }, 'register')).toBe('Signup is closed at the moment')
  expect(whyClosed({ registrationEnabled: false }, 'login')).toBeUndefined()
  expect(whyClosed({}, 'register')).toBeUndefined()
  expect(whyClosed({ eventsEnabled: false }, 'rsvpPaid')).toBe('Events take no RSVPs at the moment')
})

it('rejects comments, votes and new teams while disabled, and enforces the minimum redemption', async () => {
  Object.assign(db.config, {
    blogCommentsEnabled: false,
    featuredDoerVotingEnabled: false,
    teamCreationEnabled: false,
    minimumRedemptionPoints: 1_000_000,
  })
  const { call } = callingAs('premium')
  const comment = blogCommentsApi.endpoints.createBlogComment.initiate({ id: 'p', body: { content: 'Hello' } })
  expect((await call(comment)).error).toMatchObject({ status: 403, server: 'Comments are closed at the moment' })
  const vote = featuredDoersApi.endpoints.voteFeaturedDoer.initiate({ id: db.featuredDoers[0]?.featuredDoerId ?? '' })
  expect((await call(vote)).error).toMatchObject({ status: 403, server: 'Voting is closed at the moment' })
  db.teams = db.teams.filter(({ status }) => status === 'ACTIVE')
  const team = teamsApi.endpoints.saveTeam.initiate({
    body: { team: { companyName: 'New', companyLocation: 'Singapore', website: '', step: 1 } },
  })
  expect((await call(team)).error).toMatchObject({ status: 403 })
  db.redemptions = []
  const body = { type: 'voucher' as const, email: 'a@b.test' }
  const redeem = await call(redemptionsApi.endpoints.createRedemption.initiate({ body }))
  expect(redeem.error).toMatchObject({ server: 'You need at least 1000000 points' })
})
