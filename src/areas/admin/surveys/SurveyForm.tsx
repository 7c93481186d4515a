import { useMemo } from 'react'
import { useCreateMultipleChoiceSurveyMutation } from '@/api/admin/surveys'
import { surveysApi, useUpdateMultipleChoiceSurveyMutation } from '@/api/community/surveys'
import { MaybeCreated } from '@/components/admin/MaybeCreated'
import {
  answersLost,
  emptyQuestion,
  questionsText,
  surveyDraft,
  type Survey,
  type SurveyDraft,
} from '@/domain/community/surveys'
import { useFreshRead } from '@/store/useFreshRead'
import { knownOf } from '@/lib/objects'
import { unchangedAsStored, withStored } from '@/lib/text/wording'
import { Alert } from '@/ui/feedback/Alert'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { RadioField } from '@/ui/form/fields/RadioField'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'
import { useFreshness } from '@/ui/form/useFreshness'
import { QuestionsField } from './QuestionsField'
import { surveySchema } from './surveySchema'
import { surveyStates } from './surveyStates'

let made = 0
const first: SurveyDraft = {
  title: '',
  description: '',
  status: 'DRAFT',
  questions: [emptyQuestion(() => `new-${(made += 1)}`)],
}

const statuses = Object.entries(surveyStates).map(([value, { label, hint }]) => ({ value, label, hint }))
const fields = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  questions: { label: 'Questions', show: questionsText },
}

type Props = { survey?: Survey; onClose: () => void }

/** Form of a survey, new or existing; asks if another administrator has changed it in the meantime. */
export function SurveyForm({ survey, onClose }: Props) {
  const readSurvey = useFreshRead(surveysApi.endpoints.getMultipleChoiceSurvey)
  const [create] = useCreateMultipleChoiceSurveyMutation()
  const [update] = useUpdateMultipleChoiceSurveyMutation()
  const id = survey?.surveyId ?? ''
  const schema = useMemo(() => surveySchema(survey), [survey])
  const { initial, guard, dialog } = useFreshness<Survey | undefined, SurveyDraft>({
    record: survey,
    read: () => readSurvey({ id }),
    toValues: (stored) => (stored ? surveyDraft(stored) : first),
    fields,
  })
  const save = (values: SurveyDraft) =>
    survey
      ? guard(values, (merged, latest = survey) => update({ id, body: { survey: surveyChanges(merged, latest) } }))
      : create({ body: toInput(values) })
  return (
    <>
      <FormDialog
        title={survey ? `Edit ${survey.title}` : 'New survey'}
        submit={survey ? 'Save survey' : 'Create survey'}
        size="xl"
        initial={initial}
        schema={schema}
        draftKey={`admin-survey-${id || 'new'}`}
        doubt={survey ? undefined : <MaybeCreated noun="survey" />}
        onSubmit={save}
        onClose={onClose}
      >
        {({ values }) => (
          <>
            <TextField name="title" label="Title" />
            <TextAreaField name="description" label="Description" rows={2} optional />
            <RadioField name="status" label="Status" options={withStored(statuses, survey?.status)} asCards />
            {survey && <Lost before={survey} now={values} />}
            <QuestionsField />
          </>
        )}
      </FormDialog>
      {dialog}
    </>
  )
}

const surveyChanges = (now: SurveyDraft, stored: Survey) => {
  const { questions, ...rest } = toInput(now)
  const { questions: _questions, ...before } = toInput(surveyDraft(stored))
  return { ...unchangedAsStored(rest, before, stored), questions: questions.map((one) => questionChanges(one, stored)) }
}

const questionChanges = ({ options, ...rest }: SurveyInput['questions'][number], stored: Survey) => {
  const same = ({ questionId }: { questionId: string }) => questionId === rest.questionId
  const known = stored.questions.find(same)
  const before = surveyDraft(stored).questions.find(same)
  return { ...(known && before ? unchangedAsStored(rest, before, known) : rest), options }
}

type SurveyInput = ReturnType<typeof toInput>

const toInput = ({ questions, status, ...rest }: SurveyDraft) => ({
  ...rest,
  ...(status && { status }),
  questions: questions.map((question) => ({ ...knownOf(question), options: [...question.options] })),
})

function Lost({ before, now }: { before: Survey; now: SurveyDraft }) {
  const { lost, isCertain } = answersLost(before, now)
  if (lost.length === 0) return null
  return (
    <Alert kind="warning" live title={`People ${isCertain ? '' : 'may '}have chosen options you removed`}>
      Their answers to this no longer count: {lost.join('; ')}.
    </Alert>
  )
}
