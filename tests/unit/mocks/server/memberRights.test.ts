import { expect, it } from 'vitest'
import { activitiesApi } from '@/api/account/activities'
import { notificationsApi } from '@/api/account/notifications'
import { blogCommentsApi } from '@/api/community/blogComments'
import { eventsApi } from '@/api/community/events'
import { featuredDoersApi } from '@/api/community/featuredDoers'
import { surveysApi } from '@/api/community/surveys'
import type { Shape } from '@/contract/types'
import { db } from '@mocks/db/db'
import type { Persona } from '@mocks/personas'
import { callingAs } from '@tests/calling'

const comments = blogCommentsApi.endpoints
const doers = featuredDoersApi.endpoints
const activities = activitiesApi.endpoints
const fresh = { forceRefetch: true }
const post = { id: 'price-for-the-week-you-have' }

it('another member’s notification cannot be deleted', async () => {
  const { error } = await callingAs('member').call(
    notificationsApi.endpoints.deleteNotification.initiate({ id: 'n-owner-1' }),
  )
  expect(error).toMatchObject({ status: 404 })
})

it('blog comments are returned without hidden ones and email addresses', async () => {
  const { data = [] } = await callingAs('visitor').call(comments.listBlogPostComments.initiate(post))
  expect(data.length).toBeGreaterThan(10)
  expect(data.some(({ hidden, email }) => hidden || email)).toBe(false)
})

it('a comment is changed by its author only, and hidden by administrators', async () => {
  const change = (persona: Persona, content: string, hidden: boolean) =>
    callingAs(persona).call(comments.updateBlogComment.initiate({ id: 'bc-201', body: { content, hidden } }))
  expect((await change('member', 'New', true)).data).toMatchObject({ content: 'New', hidden: false })
  expect((await change('owner', 'x', false)).error).toMatchObject({ status: 403 })
  await change('admin', 'New', true)
  const { data = [] } = await callingAs('visitor').call(comments.listBlogPostComments.initiate(post, fresh))
  expect(data.map(({ blogCommentId }) => blogCommentId)).not.toContain('bc-201')
})

it('the counts of a survey are for administrators', async () => {
  const { call } = callingAs('visitor')
  const { data } = await call(surveysApi.endpoints.getMultipleChoiceSurvey.initiate({ id: 'survey-workspace' }))
  expect(data).not.toHaveProperty('responseCount')
  expect(data?.questions[0]?.options[0]).not.toHaveProperty('count')
})

it('the online link of an event is for attendees and administrators', async () => {
  const hasLink = async (persona: Persona) => {
    const read = eventsApi.endpoints.getEvent.initiate({ eventId: 'ev-annual-conference' }, fresh)
    return Boolean((await callingAs(persona).call(read)).data?.onlineUrl)
  }
  expect([await hasLink('visitor'), await hasLink('member')]).toEqual([false, false])
  expect([await hasLink('premium'), await hasLink('admin')]).toEqual([true, true])
})

it('a featured doer under review is seen by themselves and administrators', async () => {
  const see = async (persona: Persona) =>
    (await callingAs(persona).call(doers.getFeaturedDoer.initiate({ id: 'fd-mei-ling' }, fresh))).data?.headline
  expect([await see('visitor'), await see('owner')]).toEqual([undefined, undefined])
  expect(await see('member')).toEqual(expect.any(String))
  expect(await see('admin')).toBe(await see('member'))
})

const story: Shape<'FeaturedDoerInput'> = {
  firstName: 'New',
  lastName: 'Comer',
  headline: 'Knots and nets',
  story: '<p>Rope.</p>',
}

it('a doer’s own change is reviewed again, an administrator’s is not (R-VOTE-03)', async () => {
  const change = (persona: Persona) =>
    callingAs(persona).call(doers.updateFeaturedDoer.initiate({ id: 'fd-aisyah', body: story }))
  expect((await change('admin')).data?.savedFeaturedDoer.approved).toBe(true)
  expect((await change('premium')).data?.savedFeaturedDoer.approved).toBe(false)
  expect((await change('member')).error).toMatchObject({ status: 403 })
})

it('a doer changes no votes, no owner and nothing else that is not theirs', async () => {
  const { call } = callingAs('member')
  const row = () => db.featuredDoers.find(({ featuredDoerId }) => featuredDoerId === 'fd-mei-ling')
  const before = { ...row() }
  for (const own of [{ votes: 9999 }, { superFeatured: true }, { userId: 'u-owner' }, { email: 'x@y.example' }]) {
    const refused = await call(doers.updateFeaturedDoer.initiate({ id: 'fd-mei-ling', body: { ...story, ...own } }))
    expect(refused.error).toMatchObject({ status: 422 })
  }
  await call(doers.updateFeaturedDoer.initiate({ id: 'fd-mei-ling', body: story }))
  expect(row()).toEqual({ ...before, ...story })
})

it('a team’s timeline is for its members, who write as themselves', async () => {
  const { call } = callingAs('team-member')
  const entry = { teamId: 'team-acme', type: 'COMPANY_UPDATED', message: 'changed the website' }
  const write = (activity: object) =>
    call(activities.createActivity.initiate({ body: { activity: { ...entry, ...activity } } }))
  await write({})
  const { data = [] } = await call(activities.listTeamActivities.initiate({ id: 'team-acme' }))
  expect(data[0]).toMatchObject({ message: entry.message, userId: 'u-team-member', userName: 'João da Silva' })
  expect((await write({ activityId: 'act-mine', userId: 'u-owner' })).error).toMatchObject({
    status: 422,
    fields: { 'activity.userId': 'There is no such field' },
  })
  const { data: mine = [] } = await call(activities.listMyTeamActivities.initiate({ id: 'team-acme' }))
  expect(new Set(mine.map(({ userId }) => userId))).toEqual(new Set(['u-team-member']))
  const others = await call(activities.listTeamActivities.initiate({ id: 'team-borealis' }))
  expect(others.error).toMatchObject({ status: 403 })
})
