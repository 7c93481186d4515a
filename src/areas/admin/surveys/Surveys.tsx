import { useListMultipleChoiceSurveysQuery } from '@/api/admin/surveys'
import { paths } from '@/domain/navigation/paths'
import type { Survey } from '@/domain/community/surveys'
import { useParam } from '@/ui/hooks/useParam'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { lazyPart } from '@/ui/lazyPart'
import { Menu } from '@/ui/overlay/Menu'
import { dateTimeColumn, numberColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { ListPage } from '@/ui/table/ListPage'
import { OpenedRecord } from '@/ui/table/rows/OpenedRecord'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { surveyStates } from './surveyStates'

const columns: readonly Column<Survey>[] = [
  textColumn('title', 'Survey', ({ title }) => title, { rowHeader: true }),
  statusColumn('status', 'Status', ({ status }) => status, surveyStates),
  numberColumn('questions', 'Questions', ({ questions }) => questions.length),
  numberColumn('answers', 'Responses', ({ responseCount }) => responseCount),
  dateTimeColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
]

/** Multiple-choice surveys: results per option, and the editor (O-10). */
export default function Surveys() {
  const surveys = useListMultipleChoiceSurveysQuery()
  const { opened: shownId, linkTo, open: show } = useOpenedRow('results')
  const [editedId, edit] = useParam('edit')
  const isNew = editedId === 'new'
  useQuickActions([{ label: 'New survey', onSelect: () => edit('new') }])
  return (
    <>
      <ListPage
        title="Surveys"
        lead="Results are totals per option. Individual answers aren’t available."
        add={{ children: 'New survey', onClick: () => edit('new') }}
        query={surveys}
        columns={columns}
        rowKey={({ surveyId }) => surveyId}
        rowLink={({ surveyId }) => linkTo(surveyId)}
        filter="status"
        sort="-changed"
        rowActions={({ surveyId, title }) => (
          <Menu
            of={title}
            items={[
              { label: 'Show results', onSelect: () => show(surveyId) },
              { label: 'Edit', onSelect: () => edit(surveyId) },
              { label: 'Open the page', to: paths.survey(surveyId) },
            ]}
          />
        )}
        empty={{
          title: 'No surveys yet',
          text: 'Create a survey as a draft, look at its page, and set it live when it’s ready.',
          drawing: 'chart',
        }}
      >
        {(all) => !isNew && <SurveyDialogs all={all} edited={editedId} shown={shownId} onEdit={edit} onShown={show} />}
      </ListPage>
      {isNew && <SurveyForm onClose={() => edit()} />}
    </>
  )
}

const SurveyForm = lazyPart(() => import('./SurveyForm'), 'SurveyForm')
const SurveyResults = lazyPart(() => import('./SurveyResults'), 'SurveyResults')

type Props = {
  all: readonly Survey[]
  edited: string | undefined
  shown: string | undefined
  onEdit: (id?: string) => void
  onShown: (id?: string) => void
}

/** What the URL opens over the list: a survey's editor, or its results. */
function SurveyDialogs({ all, edited, shown, onEdit, onShown }: Props) {
  const close = () => onEdit()
  return (
    <>
      <OpenedRecord opened={edited} rows={all} rowKey={({ surveyId }) => surveyId} noun="survey" onClose={close}>
        {(survey) => <SurveyForm survey={survey} onClose={close} />}
      </OpenedRecord>
      {shown && !edited && <SurveyResults id={shown} onEdit={() => onEdit(shown)} onClose={() => onShown()} />}
    </>
  )
}
