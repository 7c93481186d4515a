import { Link } from '@/components/Link'
import type { User } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { missingFields, profilePercentComplete } from '@/domain/account/profileCompletion'
import { Card } from '@/ui/layout/Card'
import { ProgressRing } from '@/ui/feedback/ProgressRing'

/** Profile completion, with a link to each missing field (R-PROF-04, T3.4). */
export function Completion({ user }: { user: User }) {
  const percent = profilePercentComplete(user)
  const missing = missingFields(user)
  return (
    <Card title={percent === 100 ? 'Your profile is complete' : 'Complete your profile'}>
      <div className="profile-completion">
        <ProgressRing
          value={percent}
          label="Profile complete"
          size={88}
          tone={percent === 100 ? 'success' : 'primary'}
        />
        {missing.length === 0 ? (
          <p className="mb-0">Thank you. Keep it up to date when something changes.</p>
        ) : (
          <div>
            <p className="mb-1">
              {missing.length === 1 ? 'One field is still empty:' : `${missing.length} fields are still empty:`}
            </p>
            <ul className="plain profile-missing">
              {missing.map(({ field, label }) => (
                <li key={field}>
                  <Link to={paths.account.profileField(field)} preventScrollReset>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  )
}
