import type { Shape } from '@/contract/types'
import { outOf } from '@/lib/text/wording'

export type Survey = Shape<'MultipleChoiceSurvey'>
type Question = Shape<'SurveyQuestion'>

/** The values of a survey's form: with the ids, but without the counts of answers. */
export type SurveyDraft = {
  title: string
  description: string
  /** Empty: the survey doesn't say. */
  status: 'DRAFT' | 'OPEN' | 'CLOSED' | ''
  questions: readonly QuestionDraft[]
}
export type QuestionDraft = {
  questionId: string
  text: string
  /** Undefined: the survey doesn’t say. */
  multiple?: boolean | undefined
  mandatory?: boolean | undefined
  options: readonly { optionId: string; label: string }[]
}

/**
 * A new question with two empty options. The client assigns the ids, by which answers are stored: an id must never be
 * used twice in a survey.
 * @param makeId a function that returns an unused id
 */
export const emptyQuestion = (makeId: () => string): QuestionDraft => ({
  questionId: makeId(),
  text: '',
  multiple: false,
  mandatory: true,
  options: [emptyOption(makeId), emptyOption(makeId)],
})

/** A new option without a label. */
export const emptyOption = (makeId: () => string) => ({ optionId: makeId(), label: '' })

/** A survey as the values of its form. */
export const surveyDraft = ({ title, description = '', status, questions }: Survey): SurveyDraft => ({
  title,
  description,
  status: status ?? '',
  questions: questions.map(({ questionId, text, multiple, mandatory, options }) => ({
    questionId,
    text,
    multiple,
    mandatory,
    options: options.map(({ optionId, label }) => ({ optionId, label })),
  })),
})

/** The number of people who chose each option, and how large the question's largest share is. */
export type QuestionResult = { labels: string[]; counts: number[]; summary: string }

/**
 * The result of one question, with a sentence about it.
 * @param people the number of people who answered the survey, if it is known
 * @returns without labels if nobody has answered; only the options of which the answer says how many chose them
 */
export function questionResult({ options, multiple = false }: Question, people: number | undefined): QuestionResult {
  const known = options.flatMap(({ label, count }) => (count === undefined ? [] : [{ label, count }]))
  const counts = known.map(({ count }) => count)
  const labels = known.map(({ label }) => label)
  const sum = counts.reduce((all, count) => all + count, 0)
  const total = known.length < options.length ? undefined : sum
  if (people === 0 || total === 0) return { labels: [], counts: [], summary: 'No answers to this question yet.' }
  if (sum === 0) return { labels: [], counts: [], summary: 'We don’t know what was answered.' }
  const most = Math.max(...counts)
  const first = labels.filter((_label, index) => counts[index] === most)
  // A question with several choices has more answers than people.
  const all = multiple ? people : total
  const share = all
    ? ` (${Math.round((most / all) * 100)}% ${multiple ? 'of the people who took part' : 'of the answers'})`
    : ''
  const each = first.length > 1 ? ' each' : ''
  return {
    labels,
    counts,
    summary: `${first.map((label) => `“${label}”`).join(' and ')}: ${outOf(most, multiple ? undefined : total)}${share}${each}.`,
  }
}

/**
 * What an edit removes although people have answered: their counts disappear from the results.
 * @returns the texts of the removed questions and the labels of the removed options that members had chosen, or may
 * have: certain if the survey says of one of them how many did
 */
export function answersLost(before: Survey, after: Pick<SurveyDraft, 'questions'>) {
  const kept = new Map(after.questions.map((question) => [question.questionId, question]))
  const removed = before.questions.flatMap(({ questionId, text, options }) => {
    const now = kept.get(questionId)
    const ids = new Set(now?.options.map(({ optionId }) => optionId))
    return options
      .filter(({ optionId, count = before.responseCount }) => !ids.has(optionId) && count !== 0)
      .map(({ label, count }) => ({ text: now ? `${text} – ${label}` : text, count }))
  })
  return {
    lost: [...new Set(removed.map(({ text }) => text))],
    isCertain: removed.some(({ count }) => count !== undefined),
  }
}

/** Questions as text, each followed by its options: for comparing two versions of a survey. */
export const questionsText = (questions: readonly QuestionDraft[]): string =>
  questions
    .flatMap(({ text, multiple, mandatory, options }) => [
      `${text} (${mandatory ? 'required' : 'optional'}, ${multiple ? 'several options' : 'one option'})`,
      ...options.map(({ label }) => `– ${label}`),
    ])
    .join('\n')
