import { useGetMeQuery, useGetPersonalizationQuery } from '@/api/profile'
import { readAnswers } from '@/domain/account/aboutYou'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Survey } from './Survey'
import './aboutYou.scss'

/** The personalisation survey (R-PERS-01, T3.3). */
export default function AboutYou() {
  const me = useGetMeQuery()
  const before = useGetPersonalizationQuery()
  return (
    <Page
      title="Tell us about you"
      tabTitle="About you"
      lead="A few short questions, so that we show you what fits. You may skip any of them."
    >
      <div className="card card-body">
        <QueryBoundary
          query={me.isLoading ? {} : before}
          empty={null}
          skeleton={<Skeleton shape="form" rows={3} />}
          errorTitle="Your answers could not be loaded"
        >
          {(answers) => (
            <Survey before={readAnswers(answers)} known={{ ...readAnswers(me.data), ...readAnswers(answers) }} />
          )}
        </QueryBoundary>
      </div>
    </Page>
  )
}
