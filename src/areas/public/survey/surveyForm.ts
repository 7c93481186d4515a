import { array, object, string, type AnySchema } from 'yup'
import type { Shape } from '@/contract/types'
import { ruleTexts } from '@/ui/form/rules'

type Question = Shape<'SurveyQuestion'>

/** Selected options by question: one, or a list for multiple choice. */
export type SurveyValues = Record<string, string | string[]>

const { required } = ruleTexts

/** Initial values: nothing selected. */
export const noAnswers = (questions: readonly Question[]): SurveyValues =>
  Object.fromEntries(questions.map(({ questionId, multiple }) => [questionId, multiple ? [] : '']))

/** All required questions are answered. */
export const surveySchema = (questions: readonly Question[]): AnySchema =>
  object(
    Object.fromEntries(
      questions.map(({ questionId, multiple, mandatory }): [string, AnySchema] => {
        if (multiple) return [questionId, mandatory ? array(string()).min(1, required) : array(string())]
        return [questionId, mandatory ? string().required(required) : string()]
      }),
    ),
  )

/** The request payload; skipped questions are omitted. */
export const answersOf = (questions: readonly Question[], values: SurveyValues): Shape<'SurveyAnswer'>[] =>
  questions.flatMap(({ questionId }) => {
    const optionIds = [values[questionId] ?? []].flat().filter(Boolean)
    return optionIds.length > 0 ? [{ questionId, optionIds }] : []
  })
