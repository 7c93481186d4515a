import { array, boolean, object, string } from 'yup'
import type { Survey } from '@/domain/community/surveys'
import { required, statusOf, text } from '@/ui/form/rules'

export const fewestOptions = 2

const option = object({ optionId: string().required(), label: required({ max: 200 }).defined() })

const question = object({
  questionId: string().required(),
  text: required({ max: 300 }).defined(),
  multiple: boolean(),
  mandatory: boolean(),
  options: array(option)
    .min(fewestOptions, `Please add at least ${fewestOptions} options`)
    .test('distinct', 'Two options have the same text', (options = []) => {
      const labels = options.map(({ label }) => label?.toLowerCase())
      return new Set(labels).size === labels.length
    })
    .required(),
})

const statuses = ['DRAFT', 'OPEN', 'CLOSED']

/** @param stored the survey to change: its status may stay missing or, if this app doesn't know it, unchanged */
export const surveySchema = (stored?: Survey) =>
  object({
    title: required({ max: 120 }),
    description: text({ max: 1000 }),
    status: statusOf(statuses, stored),
    questions: array(question).min(1, 'Please add a question').required(),
  })
