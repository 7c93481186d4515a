import type { Shape } from '@/contract/types'
import { outOf } from '@/lib/text/said'

export type Survey = Shape<'MultipleChoiceSurvey'>
type Question = Shape<'SurveyQuestion'>

/** What a survey's form holds: ids stay, counts of answers don't belong to it. */
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
  multiple: boolean
  mandatory: boolean
  options: readonly { optionId: string; label: string }[]
}

/**
 * A new question with two empty options. The client gives the ids, and answers are stored by them: they must never be
 * used a second time in a survey.
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
  questions: questions.map(({ questionId, text, multiple = false, mandatory = false, options }) => ({
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
 * @returns without labels if nobody has answered, or no answer says how many chose an option
 */
export function questionResult({ options, multiple = false }: Question, people: number | undefined): QuestionResult {
  if (options.length > 0 && options.every(({ count }) => count === undefined))
    return { labels: [], counts: [], summary: 'We don’t know what was answered.' }
  const counts = options.map(({ count = 0 }) => count)
  const labels = options.map(({ label }) => label)
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (people === 0 || total === 0) return { labels: [], counts: [], summary: 'No answers to this question yet.' }
  const most = Math.max(...counts)
  const first = labels.filter((_label, index) => counts[index] === most)
  // Of a question with several choices the answers are more than the people.
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
 * @returns the texts of the removed questions and the labels of the removed options that members had chosen
 */
export function answersLost(before: Survey, after: Pick<SurveyDraft, 'questions'>): string[] {
  const kept = new Map(after.questions.map((question) => [question.questionId, question]))
  return before.questions.flatMap(({ questionId, text, options }) => {
    const chosen = options.filter(({ count = 0 }) => count > 0)
    const now = kept.get(questionId)
    if (!now) return chosen.length > 0 ? [text] : []
    const ids = new Set(now.options.map(({ optionId }) => optionId))
    return chosen.filter(({ optionId }) => !ids.has(optionId)).map(({ label }) => `${text} – ${label}`)
  })
}

/** Questions as text, each followed by its options: for comparing two versions of a survey. */
export const questionsText = (questions: readonly QuestionDraft[]): string =>
  questions
    .flatMap(({ text, multiple, mandatory, options }) => [
      `${text} (${mandatory ? 'required' : 'optional'}, ${multiple ? 'several options' : 'one option'})`,
      ...options.map(({ label }) => `– ${label}`),
    ])
    .join('\n')
