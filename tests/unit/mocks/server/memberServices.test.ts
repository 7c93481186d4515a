import { expect, test } from 'vitest'
import { stateApi } from '@/api/system/state'
import { activitiesApi } from '@/api/account/activities'
import { userPointsApi } from '@/api/account/userPoints'
import { declineOf } from '@/domain/billing/declines'
import { pointsToCents } from '@mocks/db/community/pointWorth'
import { toCents } from '@/lib/money/money'
import { db } from '@mocks/db/db'
import { callingAs, toasts } from '@tests/calling'

test('points: entries, balance, earned and redeemed add up for every referrer', async () => {
  const { call } = callingAs('admin')
  const referrers = new Set(db.referralTransactions.map(({ referrerUserId }) => referrerUserId))
  expect(referrers.size).toBeGreaterThan(4)
  for (const userId of referrers) {
    const { data } = await call(userPointsApi.endpoints.getUserPoints.initiate({ userId }))
    const { points = 0, earned = 0, redeemed = 0, cashValue, entries = [] } = data ?? {}
    expect(points).toBe(earned - redeemed)
    expect(entries.reduce((sum, entry) => sum + entry.points, 0)).toBe(points)
    expect(entries[0]?.balanceAfter).toBe(points)
    expect(points).toBeGreaterThanOrEqual(0)
    expect(toCents(cashValue)).toBe(pointsToCents(points))
    expect([...entries].sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))).toEqual(entries)
  }
})

test('points of other users are for administrators only', async () => {
  const { call } = callingAs('member')
  const of = (userId: string) => call(userPointsApi.endpoints.getUserPoints.initiate({ userId }))
  expect((await of('u-member')).data?.userId).toBe('u-member')
  expect((await of('u-premium')).error).toMatchObject({ status: 403 })
  expect(toasts()).toHaveLength(1)
})

test('a team’s timeline is for its members, newest first; new entries show no toast', async () => {
  const { call } = callingAs('team-member')
  const { createActivity, listTeamActivities, listMyTeamActivities } = activitiesApi.endpoints
  const body = { activity: { teamId: 'team-acme', type: 'COMPANY_UPDATED', message: 'changed the website' } }
  await call(createActivity.initiate({ body }))
  const rows = (await call(listTeamActivities.initiate({ id: 'team-acme' }))).data ?? []
  expect(rows[0]).toMatchObject({ message: 'changed the website', userId: 'u-team-member', userName: 'João da Silva' })
  const forged = { activityId: 'act-mine', userId: 'u-owner', createdAt: '2001-01-01T00:00:00.000Z' }
  const refused = await call(createActivity.initiate({ body: { activity: { ...body.activity, ...forged } } }))
  expect(refused.error).toMatchObject({ status: 422, fields: { 'activity.userId': 'There is no such field' } })
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(
    rows
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  )
  const mine = (await call(listMyTeamActivities.initiate({ id: 'team-acme' }))).data ?? []
  expect(new Set(mine.map(({ userId }) => userId))).toEqual(new Set(['u-team-member']))
  expect(
    (await call(createActivity.initiate({ body: { activity: { ...body.activity, teamId: 'none' } } }))).error,
  ).toMatchObject({ status: 404 })
  expect((await call(listTeamActivities.initiate({ id: 'team-borealis' }))).error).toMatchObject({ status: 403 })
  expect(toasts()).toEqual(['error: Activities could not be retrieved: You are not a member of this team'])
})

test('saved states', async () => {
  const { call } = callingAs('member')
  const { getState } = stateApi.endpoints
  expect((await call(getState.initiate({ scope: 'me', key: 'welcome' }))).data?.value).toEqual({ seen: true })
  expect((await call(getState.initiate({ scope: 'me', key: 'nothing' }))).error).toMatchObject({ status: 404 })
  expect(toasts()).toEqual([])
})

test('every card decline says that nothing was charged and what to do next', () => {
  const codes = [
    'card_declined',
    'insufficient_funds',
    'expired_card',
    'incorrect_cvc',
    'processing_error',
    'odd',
    'constructor',
    undefined,
  ]
  for (const code of codes)
    expect(declineOf(code)).toMatchObject({ text: expect.stringContaining('You weren’t charged') })
  expect(declineOf('lost_card', 'Your card was reported lost.').text).toMatch(/^Your card was reported lost\./)
  expect(declineOf('insufficient_funds').text).toMatch(/^Use a different card/)
})
