import { MissingFieldLinks } from '@/components/account/MissingFieldLinks'
import type { User } from '@/contract/types'
import { missingFields, profilePercentComplete } from '@/domain/account/profileCompletion'
import { Card } from '@/ui/layout/Card'
import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'

/** Profile completion, with a link to each missing field (R-PROF-04). */
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
        {missing.length > 0 && (
          <div>
            <p className="mb-1">
              {missing.length === 1 ? '1 field left to complete:' : `${missing.length} fields left to complete:`}
            </p>
            <MissingFieldLinks fields={missing} atOnce={5} onProfile />
          </div>
        )}
      </div>
    </Card>
  )
}
