import type { Shape } from '@/contract/types'
import { recordOf } from '@/lib/objects'
import { profileOptions } from './profileOptions'

type Personalization = Shape<'Personalization'>
export type AboutField = Exclude<keyof Personalization, 'done' | 'updatedAt'>
export type AboutAnswers = Partial<Record<AboutField, string | string[]>>

export type AboutQuestion = {
  field: AboutField
  /** The survey step of the question. */
  step: (typeof aboutSteps)[number]
  question: string
  many?: true
  options: readonly string[]
}

export const aboutSteps = ['You', 'Your work', 'What you want'] as const

const stages = ['Just an idea', 'Getting started', 'First customers', 'Growing', 'Established']
const goals = ['Find clients', 'Grow my team', 'Save costs', 'Learn a skill', 'Launch a product']
const challenges = ['Not enough time', 'Not enough money', 'Finding clients', 'Paperwork', 'Working alone']
const sources = ['Friend', 'Instagram', 'LinkedIn', 'Search engine', 'Event', 'Podcast']

const ask = (
  step: AboutQuestion['step'],
  field: AboutField,
  question: string,
  options: readonly string[],
): AboutQuestion => ({ step, field, question, options })

/** The questions of the personalisation survey in order (R-PERS-01). All can be skipped. */
export const aboutQuestions: readonly [AboutQuestion, ...AboutQuestion[]] = [
  ask('You', 'doerType', 'What kind of doer are you?', profileOptions.doerType),
  ask('You', 'ageGroup', 'How old are you?', profileOptions.ageGroup),
  ask('You', 'identifyAs', 'What do you identify as?', profileOptions.identifyAs),
  ask('Your work', 'industry', 'Which industry do you work in?', profileOptions.industry),
  ask('Your work', 'businessStage', 'How far along is your business?', stages),
  ask('Your work', 'workFrom', 'Where do you work from?', profileOptions.workFrom),
  { ...ask('What you want', 'goals', 'What do you want to get done this year?', goals), many: true },
  { ...ask('What you want', 'challenges', 'What stands in your way?', challenges), many: true },
  {
    ...ask(
      'What you want',
      'solutionsAndBenefitsInterest',
      'Which solutions and benefits interest you?',
      profileOptions.solutionsAndBenefitsInterest,
    ),
    many: true,
  },
  ask('What you want', 'heardFrom', 'How did you hear about us?', sources),
]

const isAnswer = (value: unknown): value is string | string[] =>
  (typeof value === 'string' && value !== '') || (Array.isArray(value) && value.every((one) => typeof one === 'string'))

/** Reads answers from any partial source: server data or a draft stored on the device. */
export function readAnswers(given: unknown): AboutAnswers {
  const values = recordOf(given)
  return Object.fromEntries(
    aboutQuestions.flatMap(({ field, many }) => {
      const value = values[field]
      return isAnswer(value) && Array.isArray(value) === (many === true) ? [[field, value]] : []
    }),
  )
}

/** Whether a question has been answered. */
export function isAnswered(answers: AboutAnswers, field: AboutField): boolean {
  return (answers[field]?.length ?? 0) > 0
}

/** The body of PUT /user/me/personalization that completes the survey. */
export const finishedPersonalization = (answers: AboutAnswers): Personalization =>
  ({ ...answers, done: true }) as Personalization

/** The same answers as stored in the sign-up survey. */
export function signupSurveyOf(answers: AboutAnswers): Shape<'SignupSurveyInput'> {
  const one = (field: AboutField) => (typeof answers[field] === 'string' ? answers[field] : null)
  const many = (field: AboutField) => (Array.isArray(answers[field]) ? answers[field] : [])
  return {
    doerType: one('doerType'),
    industry: one('industry'),
    heardFrom: one('heardFrom'),
    reasons: many('goals'),
    interests: many('solutionsAndBenefitsInterest'),
  }
}

/** The questions whose answers become tags of the user. */
const tagged: AboutField[] = ['doerType', 'industry', 'solutionsAndBenefitsInterest']

const tagsOf = (answers: AboutAnswers) =>
  tagged.flatMap((field) => answers[field] ?? []).map((answer) => answer.toLowerCase())

/**
 * How new answers change a user's tags. Tags from other sources stay.
 * @param before the answers of an earlier survey @param tags the user's current tags
 */
export function tagChange(
  before: AboutAnswers,
  after: AboutAnswers,
  tags: readonly string[],
): { removeTags: string[]; newTags: string[] } {
  const [old, now] = [tagsOf(before), tagsOf(after)]
  return {
    removeTags: old.filter((tag) => tags.includes(tag) && !now.includes(tag)),
    newTags: [...new Set(now)].filter((tag) => !tags.includes(tag)),
  }
}
