import { useGetMeQuery, useGetPersonalizationQuery } from '@/api/account/profile'
import { readAnswers } from '@/domain/account/aboutYou'
import { isFirstRead } from '@/lib/calls/firstRead'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Survey } from './Survey'
import './aboutYou.scss'

/** The personalisation survey (R-PERS-01). */
export default function AboutYou() {
  const me = useGetMeQuery()
  const before = useGetPersonalizationQuery()
  return (
    <Page
      title="Tell us about you"
      tabTitle="About you"
      lead="A few quick questions so we can show you what’s relevant. Skip any you like."
    >
      <div className="card card-body">
        <QueryBoundary query={isFirstRead(me) ? {} : before} skeleton={{ shape: 'form', rows: 3 }} what="your answers">
          {(answers) => (
            <Survey before={readAnswers(answers)} known={{ ...readAnswers(me.data), ...readAnswers(answers) }} />
          )}
        </QueryBoundary>
      </div>
    </Page>
  )
}
