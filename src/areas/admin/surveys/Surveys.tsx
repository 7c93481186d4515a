import { Suspense } from 'react'
import { useListMultipleChoiceSurveysQuery } from '@/api/admin/surveys'
import { MissingRecord } from '@/components/admin/MissingRecord'
import { paths } from '@/domain/navigation/paths'
import type { Survey } from '@/domain/community/surveys'
import { Button } from '@/ui/Button'
import { useParam } from '@/ui/hooks/useParam'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { Menu } from '@/ui/overlay/Menu'
import { dateTimeColumn, numberColumn, statusColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { ListPage } from '@/ui/table/ListPage'
import { useOpenedRow } from '@/ui/table/useOpenedRow'
import { lazyNamed } from '@/ui/lazyNamed'
import { surveyStates } from './surveyStates'

const SurveyForm = lazyNamed(() => import('./SurveyForm'), 'SurveyForm')
const SurveyResults = lazyNamed(() => import('./SurveyResults'), 'SurveyResults')

const columns: readonly Column<Survey>[] = [
  textColumn('title', 'Survey', ({ title }) => title, { rowHeader: true }),
  statusColumn('status', 'Status', ({ status }) => status, surveyStates),
  numberColumn('questions', 'Questions', ({ questions }) => questions.length),
  numberColumn('answers', 'Answered by', ({ responseCount }) => responseCount),
  dateTimeColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
]

/** Multiple-choice surveys: results per option, and the editor (O-10). */
export default function Surveys() {
  const surveys = useListMultipleChoiceSurveysQuery()
  const { opened: shownId, linkTo, open: show } = useOpenedRow('results')
  const [editedId, edit] = useParam('edit')
  useQuickActions([{ label: 'New survey', onSelect: () => edit('new') }])
  return (
    <>
      <ListPage
        title="Surveys"
        lead="Results are totals per option. Individual answers aren’t available."
        actions={<Button onClick={() => edit('new')}>New survey</Button>}
        query={surveys}
        columns={columns}
        rowKey={({ surveyId }) => surveyId}
        rowLink={({ surveyId }) => linkTo(surveyId)}
        filter="status"
        sort="-changed"
        exportName="surveys"
        rowActions={({ surveyId, title }) => (
          <Menu
            name={`Actions for ${title}`}
            items={[
              { label: 'Show results', onSelect: () => show(surveyId) },
              { label: 'Edit', onSelect: () => edit(surveyId) },
              { label: 'Open the page', to: paths.survey(surveyId) },
            ]}
          />
        )}
        empty={{
          title: 'No surveys yet',
          text: 'Create a survey as a draft, look at its page, and open it when it’s ready.',
          drawing: 'chart',
          action: <Button onClick={() => edit('new')}>New survey</Button>,
        }}
      >
        {(all) => {
          const edited = all.find(({ surveyId }) => surveyId === editedId)
          return (
            <Suspense fallback={null}>
              {edited && <SurveyForm key={editedId} survey={edited} onClose={() => edit()} />}
              {editedId && editedId !== 'new' && !edited && <MissingRecord noun="survey" onClose={() => edit()} />}
              {shownId && !editedId && (
                <SurveyResults id={shownId} onEdit={() => edit(shownId)} onClose={() => show()} />
              )}
            </Suspense>
          )
        }}
      </ListPage>
      {editedId === 'new' && (
        <Suspense fallback={null}>
          <SurveyForm onClose={() => edit()} />
        </Suspense>
      )}
    </>
  )
}
