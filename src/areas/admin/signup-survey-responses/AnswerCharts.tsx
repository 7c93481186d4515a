import { answersSummary, countAnswers } from '@/domain/community/surveyCounts'
import { TaskRow } from '@/ui/feedback/progress/TaskList'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Card } from '@/ui/layout/Card'
import { Chart } from '@/ui/chart/Chart'
import { useAllRows } from '@/ui/table/rows/useAllRows'
import type { PageArgs } from '@/ui/table/rows/pageArgs'
import type { SignupSurvey } from './surveyColumns'
import './answerCharts.scss'

type Props = { fetchPage: (args: PageArgs) => Promise<{ signupSurveys: SignupSurvey[]; total: number }> }

const questions: [title: string, read: (survey: SignupSurvey) => string | readonly string[] | null | undefined][] = [
  ['Type of doer', ({ doerType }) => doerType],
  ['Industry', ({ industry }) => industry],
  ['How they found us', ({ heardFrom }) => heardFrom],
  ['Reasons', ({ reasons }) => reasons],
  ['Interests', ({ interests }) => interests],
]

/** Answers of everybody as charts. A page of 25 says nothing about them, so all pages are read first. */
export function AnswerCharts({ fetchPage }: Props) {
  const { rows, loading, error, retry } = useAllRows(
    async (args) => {
      const { signupSurveys, total } = await fetchPage(args)
      return { rows: signupSurveys, total }
    },
    ({ signupSurveyId }) => signupSurveyId,
  )
  if (error !== undefined)
    return (
      <Card>
        <ErrorState title="We couldn’t load the survey responses" error={error} onRetry={retry} />
      </Card>
    )
  if (!rows) return <TaskRow work={{ id: 'surveys', label: 'Loading all responses', done: 0, ...loading }} />
  if (rows.length === 0)
    return (
      <EmptyState card title="No responses yet" drawing="chart">
        New members’ answers will appear here.
      </EmptyState>
    )
  return (
    <div className="answer-charts">
      {questions.map(([title, read]) => {
        const counts = countAnswers(rows, read)
        return (
          <Card key={title}>
            <Chart
              title={title}
              kind="bar"
              labels={counts.map(({ answer }) => answer)}
              series={[{ name: 'Members', values: counts.map(({ count }) => count) }]}
              summary={answersSummary(counts, rows.length)}
              labelHeader="Answer"
              exportName={`signup-survey-${title.toLowerCase().replaceAll(' ', '-')}`}
            />
          </Card>
        )
      })}
    </div>
  )
}
