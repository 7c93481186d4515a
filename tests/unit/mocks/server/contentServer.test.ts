import { describe, expect, it } from 'vitest'
import { adminSurveysApi } from '@/api/admin/surveys'
import { blogCommentsApi } from '@/api/community/blogComments'
import { surveysApi } from '@/api/community/surveys'
import { callingAs, toasts } from '@tests/calling'

const fresh = { forceRefetch: true }
const post = 'price-for-the-week-you-have'

describe('blog comments', () => {
  const { listBlogPostComments, updateBlogComment } = blogCommentsApi.endpoints

  it('are returned without hidden ones and email addresses', async () => {
    const { data = [] } = await callingAs('visitor').call(listBlogPostComments.initiate({ id: post }))
    expect(data.length).toBeGreaterThan(10)
    expect(data.some(({ hidden, email }) => hidden || email)).toBe(false)
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
})

describe('surveys', () => {
  const { getMultipleChoiceSurvey, updateMultipleChoiceSurvey } = surveysApi.endpoints
  const { listMultipleChoiceSurveys, createMultipleChoiceSurvey } = adminSurveysApi.endpoints

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
