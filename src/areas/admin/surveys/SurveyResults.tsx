import { useGetMultipleChoiceSurveyQuery } from '@/api/community/surveys'
import { questionResult, type Survey } from '@/domain/community/surveys'
import { countOf } from '@/lib/money/counts'
import { Button } from '@/ui/Button'
import { CloseButton } from '@/components/CloseButton'
import { Chart } from '@/ui/chart/Chart'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Dialog } from '@/ui/overlay/Dialog'

type Props = { id: string; onEdit: () => void; onClose: () => void }

/** How often each option of a survey was chosen. */
export function SurveyResults({ id, onEdit, onClose }: Props) {
  const survey = useGetMultipleChoiceSurveyQuery({ id }, { refetchOnMountOrArgChange: true })
  return (
    <Dialog
      title={survey.currentData ? `Results: ${survey.currentData.title}` : 'Results'}
      size="l"
      onClose={onClose}
      actions={
        <>
          <CloseButton onClose={onClose} />
          {survey.currentData && <Button onClick={onEdit}>Edit survey</Button>}
        </>
      }
    >
      <QueryBoundary query={survey} discardStale what="this survey" skeleton={{ shape: 'card', rows: 6 }}>
        {(found) => <Results survey={found} />}
      </QueryBoundary>
    </Dialog>
  )
}

function Results({ survey: { questions, responseCount } }: { survey: Survey }) {
  return (
    <>
      <p>
        {responseCount !== undefined && `${countOf(responseCount, 'person has', 'people have')} answered. `}
        Only totals are available, not individual answers.
      </p>
      {questions.map((question) => {
        const { labels, counts, summary } = questionResult(question, responseCount)
        return (
          <div key={question.questionId} className="mb-4">
            {labels.length > 0 ? (
              <Chart
                title={question.text}
                level={3}
                kind="bar"
                labels={labels}
                labelHeader="Option"
                series={[{ name: 'Answers', values: counts }]}
                summary={summary}
                height={180}
              />
            ) : (
              <>
                <h3 className="h5">{question.text}</h3>
                <p>{summary}</p>
              </>
            )}
          </div>
        )
      })}
    </>
  )
}
