import { isApiError } from '@/api/client/errors'
import { useGetSignupSurveyQuery } from '@/api/account/profile'
import { DateTime } from '@/components/DateTime'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Panel } from './Panel'

/** What the user answered when they signed up. */
export function SignupAnswers({ userId }: { userId: string }) {
  const query = useGetSignupSurveyQuery({ id: userId })
  // 404 is the answer for users who were never asked, or skipped it.
  const answers = isApiError(query.error) && query.error.status === 404 ? { data: null } : query
  return (
    <Panel title="Signup survey" query={answers} none="Not answered.">
      {(survey) => (
        <DescriptionList
          items={[
            { term: 'Type of doer', value: survey?.doerType },
            { term: 'Industry', value: survey?.industry },
            { term: 'How they found us', value: survey?.heardFrom },
            { term: 'Reasons', value: survey?.reasons?.join(', ') },
            { term: 'Interests', value: survey?.interests?.join(', ') },
            { term: 'Comments', value: survey?.comments },
            { term: 'Answered', value: survey?.createdAt && <DateTime at={survey.createdAt} /> },
          ]}
        />
      )}
    </Panel>
  )
}
