import { describe, expect, it } from 'vitest'
import { answersLost, questionResult, surveyDraft } from '@/domain/community/surveys'

const option = (optionId: string, label: string, count: number) => ({ optionId, label, count })
const survey = {
  surveyId: 's',
  title: 'Tea',
  questions: [
    { questionId: 'q1', text: 'Which?', options: [option('a', 'Green', 3), option('b', 'Black', 1)] },
    { questionId: 'q2', text: 'When?', multiple: true, options: [option('c', 'Noon', 4), option('d', 'Night', 0)] },
  ],
}

describe('surveys', () => {
  it('sums a question up in a sentence', () => {
    const [one, two] = survey.questions.map((question) => questionResult(question, 4).summary)
    expect(one).toBe('“Green”: 3 of 4 (75% of the answers).')
    expect(two).toBe('“Noon”: 4 (100% of the people who took part).')
    const none = [option('a', 'Green', 0), option('b', 'Black', 0)]
    expect(questionResult({ questionId: 'q', text: '', options: none }, 0)).toMatchObject({
      labels: [],
      summary: 'No answers to this question yet.',
    })
    const even = [option('a', 'Green', 2), option('b', 'Black', 2)]
    expect(questionResult({ questionId: 'q', text: '', options: even }, 4).summary).toBe(
      '“Green” and “Black”: 2 of 4 (50% of the answers) each.',
    )
  })

  it('claims no counts that no answer says', () => {
    const unsaid = { questionId: 'q', text: '', options: [{ optionId: 'a', label: 'Green' }] }
    expect(questionResult(unsaid, 4)).toEqual({
      labels: [],
      counts: [],
      summary: 'We don’t know what was answered.',
    })
    const said = { ...unsaid, multiple: true, options: [option('a', 'Green', 3)] }
    expect(questionResult(said, undefined).summary).toBe('“Green”: 3.')
    const partly = { ...unsaid, options: [option('b', 'Black', 3), ...unsaid.options] }
    expect(questionResult(partly, 4)).toEqual({ labels: ['Black'], counts: [3], summary: '“Black”: 3.' })
  })

  it('names what was chosen and is gone, and nothing that nobody chose', () => {
    const draft = surveyDraft(survey)
    expect(answersLost(survey, draft).lost).toEqual([])
    const without = (ids: string[]) => ({
      questions: draft.questions.map((question) => ({
        ...question,
        options: question.options.filter(({ optionId }) => !ids.includes(optionId)),
      })),
    })
    expect(answersLost(survey, without(['d', 'b']))).toEqual({ lost: ['Which? – Black'], isCertain: true })
    expect(answersLost(survey, { questions: draft.questions.slice(1) })).toEqual({ lost: ['Which?'], isCertain: true })
    const [first] = survey.questions.map((one) => ({
      ...one,
      options: one.options.map(({ count: _count, ...rest }) => rest),
    }))
    const unsaid = { ...survey, questions: first ? [first] : [] }
    expect(answersLost(unsaid, without(['a']))).toEqual({ lost: ['Which? – Green'], isCertain: false })
    expect(answersLost({ ...unsaid, responseCount: 0 }, without(['a'])).lost).toEqual([])
  })
})
