import { useEffect, useState } from 'react'
import { answersSummary, countAnswers } from '@/domain/community/surveyCounts'
import { TaskRow } from '@/ui/feedback/progress/TaskList'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Card } from '@/ui/layout/Card'
import { Chart } from '@/ui/chart/Chart'
import { fetchAllPages } from '@/ui/table/rows/fetchAllPages'
import type { PageArgs } from '@/ui/table/rows/pageArgs'
import type { SignupSurvey } from './surveyColumns'
import './answerCharts.scss'

type Props = { fetchPage: (args: PageArgs) => Promise<{ signupSurveys: SignupSurvey[]; total: number }> }

type State = { rows?: readonly SignupSurvey[]; loading?: { done: number; total?: number }; error?: unknown }

const questions: [title: string, read: (survey: SignupSurvey) => string | readonly string[] | null | undefined][] = [
  ['Type of doer', ({ doerType }) => doerType],
  ['Industry', ({ industry }) => industry],
  ['How they found us', ({ heardFrom }) => heardFrom],
  ['Reasons', ({ reasons }) => reasons],
  ['Interests', ({ interests }) => interests],
]

/** Answers of everybody as charts. A page of 25 says nothing about them, so all pages are read first. */
export function AnswerCharts({ fetchPage }: Props) {
  const [round, setRound] = useState(0)
  const { rows, loading, error, reset } = useEverybody(fetchPage, round)
  const retry = () => {
    reset()
    setRound(round + 1)
  }
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

function useEverybody(fetchPage: Props['fetchPage'], round: number): State & { reset: () => void } {
  const [state, setState] = useState<State>({})
  const [read] = useState(() => fetchPage)
  useEffect(() => {
    const control = new AbortController()
    fetchAllPages<SignupSurvey>({
      fetchPage: async (args) => {
        const { signupSurveys, total } = await read(args)
        return { rows: signupSurveys, total }
      },
      rowKey: ({ signupSurveyId }) => signupSurveyId,
      onProgress: (done, total) => setState({ loading: { done, total } }),
      signal: control.signal,
    }).then(
      (rows) => rows && setState({ rows }),
      (error: unknown) => !control.signal.aborted && setState({ error }),
    )
    return () => control.abort()
  }, [read, round])
  return { ...state, reset: () => setState({}) }
}
