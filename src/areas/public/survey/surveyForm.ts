import { array, object, string, type AnySchema } from 'yup'
import type { Shape } from '@/contract/types'
import { ruleTexts } from '@/ui/form/rules'

type Question = Shape<'SurveyQuestion'>

/** What was chosen, by question: one option, or a list where several may be chosen. */
export type SurveyValues = Record<string, string | string[]>

const { required } = ruleTexts

/** Nothing chosen yet. */
export const noAnswers = (questions: readonly Question[]): SurveyValues =>
  Object.fromEntries(questions.map(({ questionId, multiple }) => [questionId, multiple ? [] : '']))

/** The questions that must be answered are. */
export const surveySchema = (questions: readonly Question[]): AnySchema =>
  object(
    Object.fromEntries(
      questions.map(({ questionId, multiple, mandatory }): [string, AnySchema] => {
        if (multiple) return [questionId, mandatory ? array(string()).min(1, required) : array(string())]
        return [questionId, mandatory ? string().required(required) : string()]
      }),
    ),
  )

/** The answers as they are sent; questions that were left out are left out. */
export const answersOf = (questions: readonly Question[], values: SurveyValues): Shape<'SurveyAnswer'>[] =>
  questions.flatMap(({ questionId }) => {
    const optionIds = [values[questionId] ?? []].flat().filter(Boolean)
    return optionIds.length > 0 ? [{ questionId, optionIds }] : []
  })
