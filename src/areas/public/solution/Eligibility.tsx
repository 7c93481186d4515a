import { CheckCircleFill, XCircleFill } from 'react-bootstrap-icons'
import { useHasActiveSolutionQuery } from '@/api/orders'
import { useGetSolutionEligibilityQuery } from '@/api/solutionEligibility'
import { Link } from '@/components/Link'
import type { Solution } from '@/contract/content'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { useAppSelector } from '@/store/hooks'
import { rememberIntendedPath } from '@/store/intendedPath'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { MissingFields } from './MissingFields'

/** Whether the user may buy the solution, which conditions are missing, and where to fix them (T4.3). */
export function Eligibility({ solution }: { solution: Solution }) {
  const signedIn = useAppSelector(({ auth }) => auth.status === 'signedIn')
  const conditions = (solution.eligibility?.length ?? 0) > 0
  const eligibility = useGetSolutionEligibilityQuery({ id: solution.uid }, { skip: !signedIn })
  const { data: active } = useHasActiveSolutionQuery({ id: solution.uid }, { skip: !signedIn })
  if (!signedIn)
    return conditions ? (
      <Card title="Who can buy it">
        <p className="mb-0">
          This solution has conditions.{' '}
          <Link to={paths.login} onClick={() => rememberIntendedPath(paths.solution(solution.uid))}>
            Sign in
          </Link>{' '}
          to see whether you meet them.
        </p>
      </Card>
    ) : null
  return (
    <>
      {active?.hasActiveSolution && (
        <Card title="You have this already">
          <p className="mb-0">
            It is active in your account. See it under <Link to={paths.account.solutions}>Solutions</Link>.
          </p>
        </Card>
      )}
      {/* The server may require profile fields for a solution whose content lists no conditions. */}
      {(conditions || eligibility.data?.eligible === false) && (
        <Card title="Who can buy it">
          <QueryBoundary query={eligibility} empty={null} errorTitle="Your eligibility could not be checked">
            {({ eligible, restrictions, requiredFields }) => (
              <>
                <p>{eligible ? 'You meet every condition.' : 'Some conditions are not met yet.'}</p>
                <ul className="conditions">
                  {restrictions.map(({ id, label, satisfied, reason }) => (
                    <li key={id}>
                      {satisfied ? (
                        <CheckCircleFill className="text-success" aria-label="Met" />
                      ) : (
                        <XCircleFill className="text-danger" aria-label="Not met" />
                      )}
                      <span>
                        {label}
                        {!satisfied && reason && <span className="choice-detail">{reason}</span>}
                      </span>
                    </li>
                  ))}
                </ul>
                <Missing fields={requiredFields.filter(({ filled }) => !filled)} />
              </>
            )}
          </QueryBoundary>
        </Card>
      )}
    </>
  )
}

/** Collapsed by default: most visitors come for the price. */
function Missing({ fields }: { fields: readonly Shape<'RequiredField'>[] }) {
  if (fields.length === 0) return null
  return (
    <Disclosure summary={`Fill in what your profile lacks (${fields.length})`}>
      <MissingFields fields={fields} />
    </Disclosure>
  )
}
