import { array, boolean, object, string } from 'yup'
import { oneOf, required, text } from '@/ui/form/rules'

export const fewestOptions = 2

const option = object({ optionId: string().required(), label: required({ max: 200 }).defined() })

const question = object({
  questionId: string().required(),
  text: required({ max: 300 }).defined(),
  multiple: boolean().default(false),
  mandatory: boolean().default(false),
  options: array(option)
    .min(fewestOptions, `Please add at least ${fewestOptions} options`)
    .test('distinct', 'Two options have the same text', (options = []) => {
      const labels = options.map(({ label }) => label?.toLowerCase())
      return new Set(labels).size === labels.length
    })
    .required(),
})

export const surveySchema = object({
  title: required({ max: 120 }),
  description: text({ max: 1000 }),
  status: oneOf(['DRAFT', 'OPEN', 'CLOSED']),
  questions: array(question).min(1, 'Please add a question').required(),
})
