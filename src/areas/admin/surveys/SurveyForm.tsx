import { useCreateMultipleChoiceSurveyMutation } from '@/api/admin/surveys'
import { fetchFresh } from '@/api/client/fetchOnce'
import { surveysApi, useUpdateMultipleChoiceSurveyMutation } from '@/api/surveys'
import { MaybeCreated } from '@/components/admin/MaybeCreated'
import {
  answersLost,
  emptyQuestion,
  questionsText,
  surveyDraft,
  type Survey,
  type SurveyDraft,
} from '@/domain/community/surveys'
import { useAppDispatch } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { FormDialog } from '@/ui/form/FormDialog'
import { RadioField } from '@/ui/form/RadioField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { useDoubt } from '@/ui/form/useDoubt'
import { useFreshness } from '@/ui/form/useFreshness'
import { QuestionsField } from './QuestionsField'
import { surveySchema } from './surveySchema'
import { surveyStates } from './surveyStates'

const { getMultipleChoiceSurvey } = surveysApi.endpoints

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

/** Form of a survey, new or existing; asks if somebody else has changed it in the meantime. */
export function SurveyForm({ survey, onClose }: Props) {
  const dispatch = useAppDispatch()
  const [create] = useCreateMultipleChoiceSurveyMutation()
  const [update] = useUpdateMultipleChoiceSurveyMutation()
  const id = survey?.surveyId ?? ''
  const initial = survey ? surveyDraft(survey) : first
  const read = async () =>
    surveyDraft(await fetchFresh(dispatch(getMultipleChoiceSurvey.initiate({ id }, { forceRefetch: true }))))
  const { guard, dialog } = useFreshness<SurveyDraft>(read, initial, fields)
  const { isDoubtful, watched } = useDoubt()
  const save = (values: SurveyDraft) =>
    survey
      ? guard(values, (merged) => update({ id, body: { survey: toInput(merged) } }))
      : watched(() => create({ body: toInput(values) }).unwrap())
  return (
    <>
      <FormDialog
        title={survey ? `Edit ${survey.title}` : 'New survey'}
        submit={survey ? 'Save survey' : 'Create survey'}
        size="xl"
        initial={initial}
        schema={surveySchema}
        draftKey={`survey-${id || 'new'}`}
        onSubmit={save}
        onClose={onClose}
      >
        {({ values }) => (
          <>
            {isDoubtful && <MaybeCreated noun="survey" />}
            <TextField name="title" label="Title" />
            <TextAreaField name="description" label="Description" rows={2} optional />
            <RadioField name="status" label="Status" options={statuses} asCards />
            {survey && <Lost before={survey} now={values} />}
            <QuestionsField />
          </>
        )}
      </FormDialog>
      {dialog}
    </>
  )
}

const toInput = ({ questions, ...rest }: SurveyDraft) => ({
  ...rest,
  questions: questions.map((question) => ({ ...question, options: [...question.options] })),
})

function Lost({ before, now }: { before: Survey; now: SurveyDraft }) {
  const lost = answersLost(before, now)
  if (lost.length === 0) return null
  return (
    <Alert kind="warning" live title="People have chosen options you removed">
      Their answers to this no longer count: {lost.join('; ')}.
    </Alert>
  )
}
