import { useParams } from 'react-router-dom'
import { isNotFound } from '@/api/content'
import { useGetMultipleChoiceSurveyQuery } from '@/api/surveys'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SurveyAnswers } from './SurveyAnswers'

/** A survey that can be answered once. Its queries fail without a toast (R-SILENT), so the page shows the error. */
export default function Survey() {
  const { surveyId = '' } = useParams()
  const survey = useGetMultipleChoiceSurveyQuery({ id: surveyId })
  if (isNotFound(survey.error) && !survey.isFetching) return <Missing />
  return (
    <div className="container-xl py-4">
      <QueryBoundary
        query={survey}
        heading="Survey"
        discardStale
        skeleton={<Skeleton shape="form" rows={6} label="Loading the survey" />}
        empty={<Missing />}
        errorTitle="The survey could not be loaded"
      >
        {(found) => (
          <Page title={found.title} {...(found.description && { lead: found.description })}>
            <div className="prose">
              {found.status === 'CLOSED' ? (
                <EmptyState
                  title="This survey is closed"
                  drawing="done"
                  action={<Button to={paths.home}>Go to the home page</Button>}
                >
                  Thank you to everybody who took part.
                </EmptyState>
              ) : (
                <SurveyAnswers survey={found} />
              )}
            </div>
          </Page>
        )}
      </QueryBoundary>
    </div>
  )
}

function Missing() {
  return (
    <div className="container-xl py-4">
      <Page title="This survey could not be found">
        <EmptyState
          title="There is no such survey"
          drawing="papers"
          action={<Button to={paths.home}>Go to the home page</Button>}
        >
          It may not have begun yet, or the link is old.
        </EmptyState>
      </Page>
    </div>
  )
}
