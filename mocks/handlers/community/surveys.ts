import type { Shape } from '@/contract/types'
import { actsAsAdmin } from '../../adminCallPages'
import { clock } from '../../settings/clock'
import type { SurveyResponseRow, SurveyRow } from '../../db/community/communityTables'
import { db, freshId } from '../../db/db'
import type { UserRow } from '../../db/tables'
import { reject, type Handlers } from '../../http'

type Survey = Shape<'MultipleChoiceSurvey'>
type Input = Shape<'MultipleChoiceSurveyInput'>

const responsesOf = (surveyId: string) => db.surveyResponses.filter((row) => row.surveyId === surveyId)

const ownResponse = (surveyId: string, userId: string) => responsesOf(surveyId).find((row) => row.userId === userId)

/** A survey as sent to the client: only administrators get the counts per option. */
function toSurvey(row: SurveyRow, reader: UserRow | undefined): Survey {
  if (!actsAsAdmin(reader, 'listMultipleChoiceSurveys')) return row
  const responses = responsesOf(row.surveyId)
  const chosen = responses.flatMap(({ answers }) => answers.flatMap(({ optionIds }) => optionIds))
  const count = (optionId: string) => chosen.filter((id) => id === optionId).length
  return {
    ...row,
    responseCount: responses.length,
    questions: row.questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, count: count(option.optionId) })),
    })),
  }
}

function checkSurvey(body: Input): void {
  const fields: Record<string, string> = {}
  if (!body.title?.trim()) fields.title = 'This field is required'
  if (body.questions.length === 0) fields.questions = 'Please add a question'
  else if (
    body.questions.some(
      ({ text, options }) => !text.trim() || options.length < 2 || options.some(({ label }) => !label.trim()),
    )
  )
    fields.questions = 'Every question needs a text and at least two options'
  if (Object.keys(fields).length > 0) reject(422, 'Please check what you entered', { fields })
}

/** Counts are maintained by the server and never taken from an editor. */
const written = ({ title, description, questions, status }: Input) => ({
  title: title.trim(),
  ...(description === undefined ? {} : { description }),
  questions: questions.map((question) => ({
    ...question,
    options: question.options.map(({ optionId, label }) => ({ optionId, label })),
  })),
  ...(status ? { status } : {}),
})

const find = (id: string): SurveyRow =>
  db.surveys.find(({ surveyId }) => surveyId === id) ?? reject(404, 'This survey does not exist')

function respond(survey: SurveyRow, me: UserRow, answers: Shape<'SurveyAnswer'>[]): SurveyResponseRow {
  if (survey.status !== 'OPEN') reject(409, 'This survey is not open')
  if (ownResponse(survey.surveyId, me.userId)) reject(409, 'You’ve already answered this survey')
  const fields: Record<string, string> = {}
  for (const { questionId, options, multiple, mandatory } of survey.questions) {
    const chosen = answers.find((answer) => answer.questionId === questionId)?.optionIds ?? []
    if (chosen.some((id) => !options.some(({ optionId }) => optionId === id)))
      fields[questionId] = 'Please choose one of the options'
    else if (!multiple && chosen.length > 1) fields[questionId] = 'Please choose one option only'
    else if (mandatory && chosen.length === 0) fields[questionId] = 'This field is required'
  }
  if (Object.keys(fields).length > 0) reject(422, 'Please check your answers', { fields })
  const row = {
    surveyResponseId: freshId('sr'),
    surveyId: survey.surveyId,
    userId: me.userId,
    answers,
    createdAt: clock.iso(),
  }
  db.surveyResponses.push(row)
  return row
}

export const surveys = {
  getMultipleChoiceSurvey: ({ user, path }) => {
    const row = find(path.id)
    if (row.status === 'DRAFT' && !actsAsAdmin(user, 'getMultipleChoiceSurvey'))
      reject(404, 'This survey does not exist')
    return toSurvey(row, user)
  },
  hasRespondedToSurvey: ({ me, path }) => {
    const response = ownResponse(find(path.id).surveyId, me.userId)
    return { hasResponded: response !== undefined, respondedAt: response?.createdAt ?? null }
  },
  listMultipleChoiceSurveys: ({ db, user }) =>
    [...db.surveys].sort((a, b) => b.createdAt.localeCompare(a.createdAt)).map((row) => toSurvey(row, user)),
  updateMultipleChoiceSurvey: ({ me, path, body: { answers, survey } }) => {
    const row = find(path.id)
    if (survey) {
      if (!actsAsAdmin(me, 'updateMultipleChoiceSurvey')) reject(403, 'Your administrator account may not do this')
      checkSurvey(survey)
      Object.assign(row, written(survey), { updatedAt: clock.iso() })
      return { survey: toSurvey(row, me) }
    }
    if (!answers) reject(422, 'Please answer the survey')
    return { response: respond(row, me, answers) }
  },
  createMultipleChoiceSurvey: ({ db, user, body }) => {
    checkSurvey(body)
    const now = clock.iso()
    const row: SurveyRow = {
      status: 'DRAFT',
      ...written(body),
      surveyId: freshId('survey'),
      createdAt: now,
      updatedAt: now,
    }
    db.surveys.push(row)
    return toSurvey(row, user)
  },
} satisfies Partial<Handlers>
