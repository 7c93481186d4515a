import { useGetMeQuery } from '@/api/account/profile'
import { MissingFieldLinks } from '@/components/account/MissingFieldLinks'
import { Link } from '@/components/links/Link'
import { QueryCard } from '@/components/QueryCard'
import { paths } from '@/domain/navigation/paths'
import { missingFields, profilePercentComplete } from '@/domain/account/profileCompletion'
import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'

/** Profile completion; each missing field is a link to it. */
export function ProfilePanel() {
  return (
    <QueryCard title="Profile" query={useGetMeQuery()} what="your profile" skeleton={{ rows: 4 }}>
      {(user) => {
        const percent = profilePercentComplete(user)
        const missing = missingFields(user)
        return (
          <>
            <div className="overview-ring">
              <ProgressRing
                value={percent}
                label="Profile complete"
                size={72}
                tone={percent === 100 ? 'success' : 'primary'}
              />
              <p className="mb-0">
                {missing.length === 0 ? 'Your profile is complete.' : 'Complete it so other members can find you.'}
              </p>
            </div>
            <MissingFieldLinks fields={missing} atOnce={2} />
            {missing.length === 0 && <Link to={paths.account.profile}>View profile</Link>}
          </>
        )
      }}
    </QueryCard>
  )
}
