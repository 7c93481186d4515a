import { useLazyListSignupSurveysQuery, useListSignupSurveysQuery } from '@/api/admin/users'
import { countOfAll } from '@/lib/money/counts'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useParam } from '@/ui/hooks/useParam'
import { pageArgs } from '@/ui/table/rows/pageArgs'
import { QueryTable } from '@/ui/table/QueryTable'
import { useListParams } from '@/ui/table/useListParams'
import { lazyPart } from '@/ui/lazyPart'
import { surveyColumns, type SignupSurvey } from './surveyColumns'

const loading = <Skeleton shape="card" label="Loading the charts" />
const AnswerCharts = lazyPart(() => import('./AnswerCharts'), 'AnswerCharts', loading)

/** What new members answer when they sign up: one by one, and as charts over everybody. */
export default function SignupSurveyResponses() {
  const [shown = 'responses', show] = useParam('show')
  const list = useListParams({ filters: ['doerType', 'industry', 'heardFrom'] })
  const query = useListSignupSurveysQuery(pageArgs(list, surveyColumns))
  const [read] = useLazyListSignupSurveysQuery()
  const fetchPage = (args: { limit: number; offset: number }) => read(args).unwrap()
  const { data } = query
  return (
    <Page title="Signup survey responses" lead="What new members say about themselves.">
      <Tabs
        label="Views"
        tabs={[
          { key: 'responses', label: 'Responses', count: data && countOfAll(data.total, data.signupSurveys) },
          { key: 'charts', label: 'Charts', load: AnswerCharts.load },
        ]}
        value={shown}
        onChange={(key) => show(key === 'responses' ? undefined : key)}
      >
        {shown === 'charts' ? (
          <AnswerCharts fetchPage={fetchPage} />
        ) : (
          <QueryTable<SignupSurvey, { signupSurveys: SignupSurvey[]; total: number }>
            caption="Survey responses"
            query={query}
            rows={(page) => page.signupSurveys}
            total={(page) => page.total}
            fetchPage={fetchPage}
            list={list}
            // The filter with the most options first: then all of them are selects, in one row.
            filter={['industry', 'doerType', 'heardFrom']}
            columns={surveyColumns}
            rowKey={({ signupSurveyId }) => signupSurveyId}
            exportName="signup-survey-responses"
            empty={{ title: 'No responses yet', text: 'New members’ answers will appear here.', drawing: 'chart' }}
          />
        )}
      </Tabs>
    </Page>
  )
}
