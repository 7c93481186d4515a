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

const list = (text: string) => text.split(', ')

/** The questions of the personalisation survey in order (R-PERS-01). All can be skipped. */
export const aboutQuestions: readonly [AboutQuestion, ...AboutQuestion[]] = [
  {
    field: 'doerType',
    step: 'You',
    question: 'What kind of doer are you?',
    options: profileOptions.doerType,
  },
  {
    field: 'ageGroup',
    step: 'You',
    question: 'How old are you?',
    options: profileOptions.ageGroup,
  },
  {
    field: 'identifyAs',
    step: 'You',
    question: 'What do you identify as?',
    options: profileOptions.identifyAs,
  },
  {
    field: 'industry',
    step: 'Your work',
    question: 'Which industry do you work in?',
    options: profileOptions.industry,
  },
  {
    field: 'businessStage',
    step: 'Your work',
    question: 'How far along is your business?',
    options: list('Just an idea, Getting started, First customers, Growing, Established'),
  },
  {
    field: 'workFrom',
    step: 'Your work',
    question: 'Where do you work from?',
    options: profileOptions.workFrom,
  },
  {
    field: 'goals',
    step: 'What you want',
    question: 'What do you want to get done this year?',
    many: true,
    options: list('Find clients, Grow my team, Save costs, Learn a skill, Launch a product'),
  },
  {
    field: 'challenges',
    step: 'What you want',
    question: 'What stands in your way?',
    many: true,
    options: list('Not enough time, Not enough money, Finding clients, Paperwork, Working alone'),
  },
  {
    field: 'solutionsAndBenefitsInterest',
    step: 'What you want',
    question: 'Which solutions and benefits interest you?',
    many: true,
    options: profileOptions.solutionsAndBenefitsInterest,
  },
  {
    field: 'heardFrom',
    step: 'What you want',
    question: 'How did you hear about us?',
    options: list('Friend, Instagram, LinkedIn, Search engine, Event, Podcast'),
  },
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
