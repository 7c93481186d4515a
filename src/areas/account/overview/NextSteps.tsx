import { CheckCircleFill, Circle } from 'react-bootstrap-icons'
import { useCountMyInvitationsQuery } from '@/api/connections'
import { useGetKycQuery } from '@/api/kyc'
import { useGetPersonalizationStatusQuery } from '@/api/profile'
import { isApiError } from '@/api/client/errors'
import type { Shape } from '@/contract/types'
import { nextSteps, type NextStep } from '@/domain/account/nextSteps'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The verification status: null if none was started, undefined while unknown. */
function useKycStatus(isPremium: boolean): string | null | undefined {
  const { data, error } = useGetKycQuery(undefined, { skip: !isPremium })
  if (data) return data[0]?.kyc_status ?? null
  return isApiError(error) && error.status === 409 ? null : undefined
}

/** Suggested next steps, derived from the server's data (T3.1). */
export function NextSteps({ me }: { me: QueryResult<Shape<'User'>> }) {
  const survey = useGetPersonalizationStatusQuery()
  const { data: invitations } = useCountMyInvitationsQuery({})
  const kycStatus = useKycStatus(me.data?.isPremiumMember === true)
  return (
    <Card title="Next steps">
      <QueryBoundary
        query={me}
        errorTitle="Your next steps could not be loaded"
        skeleton={<Skeleton rows={4} />}
        empty={null}
      >
        {(user) => {
          const steps = nextSteps({ user, surveyDone: survey.data?.done, kycStatus, invitations: invitations?.count })
          const done = steps.filter((step) => step.done).length
          // What could not be read may be left to do.
          const isKnown =
            survey.data !== undefined &&
            invitations !== undefined &&
            (user.isPremiumMember !== true || kycStatus !== undefined)
          return (
            <>
              <p className="text-muted">
                {isKnown && done === steps.length
                  ? 'You are all set. There is nothing left to do.'
                  : `${done} of ${steps.length} done`}
              </p>
              <ul className="plain overview-steps">
                {steps.map((step) => (
                  <Step key={step.id} step={step} />
                ))}
              </ul>
            </>
          )
        }}
      </QueryBoundary>
    </Card>
  )
}

function Step({ step: { title, text, done, to, act } }: { step: NextStep }) {
  return (
    <li className={done ? 'overview-step overview-done' : 'overview-step'}>
      {done ? <CheckCircleFill aria-hidden size={20} /> : <Circle aria-hidden size={20} />}
      <div>
        <div className="fw-semibold">
          {title}
          <span className="visually-hidden">{done ? ', done' : ', to do'}</span>
        </div>
        {!done && <div className="text-muted">{text}</div>}
      </div>
      {!done && (
        <Button variant="outline-primary" size="sm" to={to}>
          {act}
        </Button>
      )}
    </li>
  )
}
