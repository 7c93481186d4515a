import { useGetMeQuery, useUpdateProfileImageMutation } from '@/api/account/profile'
import { PictureCard } from '@/components/PictureCard'
import { fullName } from '@/components/accountLabel'
import { Link } from '@/components/links/Link'
import type { User } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { trackProfileUpdate } from '@/store/tracking/track'
import { Button } from '@/ui/Button'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { MissingFieldLinks } from '@/components/account/MissingFieldLinks'
import { missingFields, profilePercentComplete } from '@/domain/account/profileCompletion'
import { countOf } from '@/lib/money/counts'
import { ProgressRing } from '@/ui/feedback/progress/ProgressRing'
import { IdDocumentCard } from './IdDocumentCard'
import { ProfileForm } from './ProfileForm'
import { TagsCard } from './TagsCard'
import { useFieldFocus } from './useFieldFocus'
import { PasswordCard } from './PasswordCard'
import '@/components/settings.scss'
import './profile.scss'

/** The member's profile. */
export default function Profile() {
  const me = useGetMeQuery()
  useFieldFocus()
  return (
    <Page title="Profile" lead="Your public profile and billing details. Only your name is required.">
      <QueryBoundary
        query={me}
        what="your profile"
        skeleton={
          <div className="d-grid gap-4">
            <Skeleton shape="card" rows={2} label="Loading your profile" />
            <Skeleton shape="form" rows={8} />
          </div>
        }
      >
        {(user) => (
          <div className="settings profile">
            <Completion user={user} />
            <ProfilePicture user={user} />
            <ProfileForm key={user.userId} user={user} />
            <TagsCard userId={user.userId} />
            <IdDocumentCard user={user} />
            <PasswordCard user={user} />
            <DataCard />
          </div>
        )}
      </QueryBoundary>
    </Page>
  )
}

/** Links to the member's stored data and to account deletion. */
function DataCard() {
  return (
    <Card title="Your data">
      <p>
        <Link to={paths.userData}>View and download your data</Link>
      </p>
      <p className="text-muted">You can’t undo deleting your account.</p>
      <Button variant="outline-danger" to={paths.confirmDeletion}>
        Delete my account
      </Button>
    </Card>
  )
}

/** The member's profile picture. */
function ProfilePicture({ user }: { user: User }) {
  const dispatch = useAppDispatch()
  const [send] = useUpdateProfileImageMutation()
  return (
    <PictureCard
      title="Profile picture"
      name={fullName(user)}
      src={user.profileImage}
      round
      removal={{ object: 'your picture', instead: 'We’ll show your initials instead.' }}
      draftKey={`picture:${user.userId}`}
      save={async (profileImage) => {
        await send({ body: { profileImage } }).unwrap()
        void dispatch(trackProfileUpdate(['profileImage']))
      }}
    />
  )
}

/** Profile completion, with a link to each missing field (R-PROF-04); a complete profile asks for nothing. */
function Completion({ user }: { user: User }) {
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
