import { MissingFieldLinks } from '@/components/account/MissingFieldLinks'
import type { User } from '@/contract/types'
import { missingFields, profilePercentComplete } from '@/domain/account/profileCompletion'
import { countOf } from '@/lib/money/counts'
import { Card } from '@/ui/layout/Card'
import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'

/** Profile completion, with a link to each missing field (R-PROF-04); a complete profile asks for nothing. */
export function Completion({ user }: { user: User }) {
  const missing = missingFields(user)
  if (missing.length === 0) return null
  return (
    <Card title="Complete your profile">
      <div className="profile-completion">
        <ProgressRing value={profilePercentComplete(user)} label="Profile complete" size={88} />
        <div>
          <p className="mb-1">{countOf(missing.length, 'field')} left to complete:</p>
          <MissingFieldLinks fields={missing} atOnce={5} onProfile />
        </div>
      </div>
    </Card>
  )
}
