import { useGetSolutionEligibilityQuery } from '@/api/commerce/solutionEligibility'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'

/** Why a solution isn't active yet, as far as the member can fix it; each missing value links to its field. */
export function Requirements({ uid }: { uid: string }) {
  const { data, isError } = useGetSolutionEligibilityQuery({ id: uid })
  // Most solutions need nothing: reserves the line that says so, so that the content below doesn't move.
  if (!data) return isError ? null : <p className="mt-2 mb-0">&nbsp;</p>
  const unmet = data.restrictions.filter(({ satisfied, kind }) => !satisfied && kind !== 'ALREADY_OWNED')
  const wantsAge = unmet.some(({ kind, reason }) => kind === 'AGE' && reason)
  // A missing date of birth is listed once: the reason of an unmet age restriction mentions it already.
  const missing = data.requiredFields.filter(({ filled, name }) => !filled && !(wantsAge && name === 'dob'))
  if (missing.length + unmet.length === 0) return <p className="mt-2 mb-0 text-muted">We need nothing more from you.</p>
  return (
    <div className="my-solution-needs">
      <p className="fw-semibold mb-1">Before we can activate it</p>
      <ul className="mb-0">
        {unmet.map(({ id, label, reason, kind }) => (
          <li key={id}>
            {kind === 'KYC' && <Link to={paths.account.idVerification}>{label}</Link>}
            {kind === 'AGE' && <Link to={paths.account.profileField('dob')}>{label}</Link>}
            {kind !== 'KYC' && kind !== 'AGE' && label}
            {reason && <span className="d-block small text-muted">{reason}</span>}
          </li>
        ))}
        {missing.map(({ name, label }) => (
          <li key={name}>
            <Link to={paths.account.profileField(name)}>Add your {label.toLowerCase()}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
