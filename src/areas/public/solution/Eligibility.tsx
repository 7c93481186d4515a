import { CheckCircleFill, Key, XCircleFill } from 'react-bootstrap-icons'
import { useHasActiveSolutionQuery } from '@/api/commerce/orders'
import { useGetSolutionEligibilityQuery } from '@/api/commerce/solutionEligibility'
import { Link } from '@/components/links/Link'
import { QueryCard } from '@/components/QueryCard'
import type { Solution } from '@/contract/content'
import type { Shape } from '@/contract/types'
import { describeConditions, unmetConditions } from '@/domain/cart/conditions'
import { paths } from '@/domain/navigation/paths'
import { useIsPremium, useIsSignedIn } from '@/store/hooks'
import { rememberIntendedPath } from '@/store/navigation/intendedPath'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { lazyPart } from '@/ui/lazyPart'

const MissingFields = lazyPart(() => import('./MissingFields'), 'MissingFields')

/** Whether the user may buy the solution, which conditions are missing, and where to fix them. */
export function Eligibility({ solution }: { solution: Solution }) {
  const signedIn = useIsSignedIn()
  const conditions = describeConditions(solution.eligibility ?? [])
  const eligibility = useGetSolutionEligibilityQuery({ id: solution.uid }, { skip: !signedIn })
  const { data: active } = useHasActiveSolutionQuery({ id: solution.uid }, { skip: !signedIn })
  if (!signedIn) return <Conditions solution={solution} />
  return (
    <>
      {active?.hasActiveSolution && (
        <Card title="You already have this">
          <p className="mb-0">
            See it in <Link to={paths.account.solutions}>Solutions</Link>.
          </p>
        </Card>
      )}
      {/* The server may require profile fields for a solution whose content lists no conditions. */}
      {(conditions.length > 0 || eligibility.data?.eligible === false) && (
        <QueryCard title="Eligibility" query={eligibility} errorTitle="We couldn’t check your eligibility">
          {({ eligible, restrictions, requiredFields }) => (
            <>
              <p>{eligible ? 'You’re eligible.' : 'You’re not eligible yet.'}</p>
              <ul className="conditions">
                {restrictions.map((restriction) => (
                  <Restriction key={restriction.id} restriction={restriction} />
                ))}
              </ul>
              {/* Without `filled`, a field counts as missing only for users who aren’t eligible. */}
              <Missing fields={requiredFields.filter(({ filled = eligible }) => !filled)} />
            </>
          )}
        </QueryCard>
      )}
    </>
  )
}

/** One condition and whether it is met; if not, why, and a link to the page where the user can meet it. */
function Restriction({ restriction }: { restriction: Shape<'SolutionRestriction'> }) {
  const isMember = useIsPremium()
  const [unmet] = unmetConditions([restriction], { isMember, buysPremium: false })
  return (
    <li>
      {unmet ? (
        <XCircleFill className="text-danger" aria-label="Not met" />
      ) : (
        <CheckCircleFill className="text-success" aria-label="Met" />
      )}
      <span>
        {restriction.label}
        {unmet && (
          <span className="choice-detail">
            {unmet.text && `${unmet.text} `}
            {unmet.next && <Link to={unmet.next.to}>{unmet.next.label}</Link>}
          </span>
        )}
      </span>
    </li>
  )
}

/** A solution's conditions as the content states them, for visitors: only the server can check them. */
function Conditions({ solution }: { solution: Solution }) {
  const conditions = describeConditions(solution.eligibility ?? [])
  if (conditions.length === 0) return null
  return (
    <Card title="Eligibility">
      <ul className="conditions">
        {conditions.map((condition) => (
          <li key={condition}>
            <Key className="text-body-secondary" aria-hidden />
            <span>{condition}</span>
          </li>
        ))}
      </ul>
      <p className="mb-0">
        <Link to={paths.login} onClick={() => rememberIntendedPath(paths.solution(solution.uid))}>
          Sign in
        </Link>{' '}
        to check whether you’re eligible.
      </p>
    </Card>
  )
}

/** Collapsed by default: most visitors come for the price. */
function Missing({ fields }: { fields: readonly Shape<'RequiredField'>[] }) {
  if (fields.length === 0) return null
  return (
    <Disclosure summary={`Complete your profile (${fields.length})`}>
      <MissingFields fields={fields} />
    </Disclosure>
  )
}
