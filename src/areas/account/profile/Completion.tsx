import { Link } from '@/components/Link'
import type { User } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { missingFields, profilePercentComplete } from '@/domain/account/profileCompletion'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { ProgressRing } from '@/ui/feedback/ProgressRing'

const atOnce = 5

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
          <p className="mb-0">Everything’s filled in. Update it whenever something changes.</p>
        ) : (
          <div>
            <p className="mb-1">
              {missing.length === 1 ? '1 field left to complete:' : `${missing.length} fields left to complete:`}
            </p>
            <Missing fields={missing.slice(0, atOnce)} />
            {missing.length > atOnce && (
              <Disclosure summary={`${missing.length - atOnce} more`}>
                <Missing fields={missing.slice(atOnce)} />
              </Disclosure>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

function Missing({ fields }: { fields: ReturnType<typeof missingFields> }) {
  return (
    <ul className="plain profile-missing">
      {fields.map(({ field, label }) => (
        <li key={field}>
          <Link to={paths.account.profileField(field)} preventScrollReset>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
