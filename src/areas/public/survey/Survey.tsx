import { useParams } from 'react-router-dom'
import { isNotFound } from '@/api/client/errors'
import { useGetMultipleChoiceSurveyQuery } from '@/api/community/surveys'
import { NotFoundPage } from '@/components/NotFoundPage'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
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
        what="this survey"
        skeleton={{ shape: 'form', rows: 6 }}
        empty={<Missing />}
      >
        {(found) => (
          <Page title={found.title} {...(found.description && { lead: found.description })}>
            {found.status === 'CLOSED' ? (
              <EmptyState
                card
                title="This survey is closed"
                drawing="done"
                action={<Button to={paths.home}>Go to the home page</Button>}
              >
                Thanks to everyone who took part.
              </EmptyState>
            ) : (
              <SurveyAnswers survey={found} />
            )}
          </Page>
        )}
      </QueryBoundary>
    </div>
  )
}

function Missing() {
  return (
    <NotFoundPage thing="survey" drawing="papers" to={paths.home} action="Go to the home page">
      It may not have started yet, or the link is out of date.
    </NotFoundPage>
  )
}
