import { paths } from '@/domain/navigation/paths'
import { SiteLink } from '../links/SiteLink'

/** What creating an account agrees to. It is said here because a server may never ask for it again (R-TERMS-01). */
export function SignUpTerms() {
  return (
    <p className="small text-muted">
      By creating an account, you agree to our{' '}
      <SiteLink to={paths.terms} target="_blank">
        terms of use
      </SiteLink>{' '}
      and{' '}
      <SiteLink to={paths.policy} target="_blank">
        privacy policy
      </SiteLink>
      .
    </p>
  )
}
