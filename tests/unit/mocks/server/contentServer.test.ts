import { describe, expect, it } from 'vitest'
import { adminMediaApi } from '@/api/admin/media'
import { adminSurveysApi } from '@/api/admin/surveys'
import { blogCommentsApi } from '@/api/community/blogComments'
import { mediaApi } from '@/api/community/media'
import { surveysApi } from '@/api/community/surveys'
import { fail } from '@mocks/settings/faults'
import { callingAs, toasts } from '@tests/calling'

const fresh = { forceRefetch: true }
const post = 'price-for-the-week-you-have'

describe('blog comments', () => {
  const { listBlogPostComments, createBlogComment, updateBlogComment } = blogCommentsApi.endpoints

  it('are returned without hidden ones and email addresses', async () => {
    const { data = [] } = await callingAs('visitor').call(listBlogPostComments.initiate({ id: post }))
    expect(data.length).toBeGreaterThan(10)
    expect(data.some(({ hidden, email }) => hidden || email)).toBe(false)
  })

  it('can be written by members, on existing posts, and not empty', async () => {
    const { call } = callingAs('member')
    const { data } = await call(createBlogComment.initiate({ id: post, body: { content: '  Good point.  ' } }))
    expect(data).toMatchObject({ content: 'Good point.', firstName: 'Mei Ling', hidden: false })
    const empty = await call(createBlogComment.initiate({ id: post, body: { content: ' ' } }))
    expect(empty.error).toMatchObject({ status: 422, fields: { content: expect.any(String) } })
    expect((await call(createBlogComment.initiate({ id: 'no-post', body: { content: 'x' } }))).error).toMatchObject({
      status: 404,
    })
    expect(toasts()).toEqual([
      'error: Comment could not be created: This field is required',
      'error: Comment could not be created: This post does not exist',
    ])
    const visitor = await callingAs('visitor').call(createBlogComment.initiate({ id: post, body: { content: 'x' } }))
    expect(visitor.error).toMatchObject({ status: 401 })
  })

  it('can only be changed by their author and hidden by administrators', async () => {
    const own = await callingAs('member').call(
      updateBlogComment.initiate({ id: 'bc-201', body: { content: 'New', hidden: true } }),
    )
    expect(own.data).toMatchObject({ content: 'New', hidden: false })
    const other = await callingAs('owner').call(
      updateBlogComment.initiate({ id: 'bc-201', body: { content: 'x', hidden: false } }),
    )
    expect(other.error).toMatchObject({ status: 403 })
    expect(toasts()).toEqual(['error: Comment could not be updated: You may only change your own comments'])
    await callingAs('admin').call(updateBlogComment.initiate({ id: 'bc-201', body: { content: 'New', hidden: true } }))
    const { data = [] } = await callingAs('visitor').call(listBlogPostComments.initiate({ id: post }, fresh))
    expect(data.map(({ blogCommentId }) => blogCommentId)).not.toContain('bc-201')
  })

  it('show a toast if they cannot be loaded', async () => {
    fail('listBlogPostComments', { status: 503 })
    await callingAs('visitor').call(listBlogPostComments.initiate({ id: post }, fresh))
    expect(toasts()[0]).toMatch(/^error: Comments could not be loaded/)
  })
})

describe('surveys', () => {
  const { getMultipleChoiceSurvey, hasRespondedToSurvey, updateMultipleChoiceSurvey } = surveysApi.endpoints
  const { listMultipleChoiceSurveys, createMultipleChoiceSurvey } = adminSurveysApi.endpoints
  const answers = [
    { questionId: 'q1', optionIds: ['q1-1'] },
    { questionId: 'q2', optionIds: ['q2-1', 'q2-2'] },
  ]

  it('fail silently on read, and with a toast on submit', async () => {
    const { call } = callingAs('member')
    fail('getMultipleChoiceSurvey', { status: 503 })
    fail('hasRespondedToSurvey', { status: 503 })
    await call(getMultipleChoiceSurvey.initiate({ id: 'survey-workspace' }, fresh))
    await call(hasRespondedToSurvey.initiate({ id: 'survey-workspace' }, fresh))
    expect(toasts()).toEqual([])
    fail('updateMultipleChoiceSurvey', { status: 503 })
    await call(updateMultipleChoiceSurvey.initiate({ id: 'survey-workspace', body: { answers } }))
    expect(toasts()[0]).toMatch(/^error: Your answers could not be sent/)
  })

  it('can be answered once while open', async () => {
    const { call } = callingAs('member')
    const has = async () => (await call(hasRespondedToSurvey.initiate({ id: 'survey-workspace' }, fresh))).data
    expect(await has()).toEqual({ hasResponded: false, respondedAt: null })
    const sent = await call(updateMultipleChoiceSurvey.initiate({ id: 'survey-workspace', body: { answers } }))
    expect(sent.data?.response).toMatchObject({ userId: 'u-member', answers })
    expect(await has()).toMatchObject({ hasResponded: true })
    const again = await call(updateMultipleChoiceSurvey.initiate({ id: 'survey-workspace', body: { answers } }))
    expect(again.error).toMatchObject({ status: 409 })
    const closed = await call(updateMultipleChoiceSurvey.initiate({ id: 'survey-newsletter', body: { answers: [] } }))
    expect(closed.error).toMatchObject({ status: 409 })
  })

  it('return counts for administrators only', async () => {
    const { data: seen } = await callingAs('visitor').call(getMultipleChoiceSurvey.initiate({ id: 'survey-workspace' }))
    expect(seen).not.toHaveProperty('responseCount')
    expect(seen?.questions[0]?.options[0]).not.toHaveProperty('count')
    const { data: all = [] } = await callingAs('admin').call(listMultipleChoiceSurveys.initiate())
    expect(all).toHaveLength(6)
    const survey = all.find(({ surveyId }) => surveyId === 'survey-workspace')
    const counted = survey?.questions[0]?.options.reduce((sum, { count = 0 }) => sum + count, 0)
    expect(counted).toBe(survey?.responseCount)
    const draft = await callingAs('member').call(getMultipleChoiceSurvey.initiate({ id: 'survey-draft-mentoring' }))
    expect(draft.error).toMatchObject({ status: 404 })
  })

  it('can be created and changed by administrators only', async () => {
    const { call } = callingAs('admin')
    const survey = {
      title: 'One',
      questions: [
        {
          questionId: 'a',
          text: 'Yes?',
          options: [
            { optionId: 'y', label: 'Yes' },
            { optionId: 'n', label: 'No' },
          ],
        },
      ],
    }
    const made = await call(createMultipleChoiceSurvey.initiate({ body: survey }))
    expect(made.data).toMatchObject({ title: 'One', status: 'DRAFT', responseCount: 0 })
    const id = made.data?.surveyId ?? ''
    const saved = await call(
      updateMultipleChoiceSurvey.initiate({ id, body: { survey: { ...survey, status: 'OPEN' } } }),
    )
    expect(saved.data?.survey?.status).toBe('OPEN')
    const empty = await call(createMultipleChoiceSurvey.initiate({ body: { title: '', questions: [] } }))
    expect(empty.error).toMatchObject({
      status: 422,
      fields: { title: expect.any(String), questions: expect.any(String) },
    })
    expect(toasts()).toEqual([
      "success: Survey 'One' created",
      'success: Survey saved',
      'error: Survey could not be created: Please check what you entered',
    ])
    const member = await callingAs('member').call(updateMultipleChoiceSurvey.initiate({ id, body: { survey } }))
    expect(member.error).toMatchObject({ status: 403 })
  })
})

describe('media', () => {
  const { getMedia } = mediaApi.endpoints
  const { createMedia, updateMedia, deleteMedia } = adminMediaApi.endpoints

  it('are found once they are published', async () => {
    const { call } = callingAs('visitor')
    expect((await call(getMedia.initiate({ mediaId: post }))).data?.title).toBe('Price for the week you have')
    expect((await call(getMedia.initiate({ mediaId: 'exports-draft' }))).error).toMatchObject({ status: 404 })
  })

  it('are managed by administrators; an update without a file keeps the current one', async () => {
    const { call } = callingAs('admin')
    const body = {
      type: 'document',
      title: 'Cash plan',
      uid: 'cash-plan',
      published: true,
      contentType: 'text/plain',
      data: 'aGVsbG8=',
    }
    const { data: made } = await call(createMedia.initiate({ body }))
    expect(made).toMatchObject({ url: 'data:text/plain;base64,aGVsbG8=', sizeBytes: 5, contentType: 'text/plain' })
    const taken = await call(createMedia.initiate({ body }))
    expect(taken.error).toMatchObject({ status: 409, fields: { uid: 'This uid is taken' } })
    const mediaId = made?.mediaId ?? ''
    const { data: saved } = await call(
      updateMedia.initiate({ mediaId, body: { type: 'document', title: 'Cash plan 2' } }),
    )
    expect(saved).toMatchObject({ title: 'Cash plan 2', uid: 'cash-plan', sizeBytes: 5, published: true })
    await call(deleteMedia.initiate({ mediaId }))
    expect((await call(getMedia.initiate({ mediaId }, fresh))).error).toMatchObject({ status: 404 })
  })
})
