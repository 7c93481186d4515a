import { useGetMeQuery } from '@/api/account/profile'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Completion } from './Completion'
import { DataCard } from './DataCard'
import { IdDocumentCard } from './IdDocumentCard'
import { PasswordCard } from './PasswordCard'
import { ProfileForm } from './ProfileForm'
import { ProfilePicture } from './ProfilePicture'
import { TagsCard } from './TagsCard'
import { useFieldFocus } from './useFieldFocus'
import './profile.scss'

/** The member's profile. */
export default function Profile() {
  const me = useGetMeQuery()
  useFieldFocus()
  return (
    <Page title="Profile" lead="Your public profile and billing details. Only your name is required.">
      <QueryBoundary
        query={me}
        errorTitle="We couldn’t load your profile"
        skeleton={
          <div className="d-grid gap-4">
            <Skeleton shape="card" rows={2} label="Loading your profile" />
            <Skeleton shape="form" rows={8} />
          </div>
        }
        empty={null}
      >
        {(user) => (
          <div className="profile">
            <div className="profile-cards">
              <Completion user={user} />
              <ProfilePicture user={user} />
              <ProfileForm key={user.userId} user={user} />
              <TagsCard userId={user.userId} />
              <IdDocumentCard user={user} />
              <PasswordCard user={user} />
              <DataCard />
            </div>
          </div>
        )}
      </QueryBoundary>
    </Page>
  )
}
