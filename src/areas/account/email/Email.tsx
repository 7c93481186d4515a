import { useGetMeQuery } from '@/api/account/profile'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { AddressCard } from './AddressCard'
import { PreferencesCards } from './PreferencesCards'
import '@/components/settings.scss'
import './email.scss'

/** The member's email address and email preferences (O-45). */
export default function Email() {
  const me = useGetMeQuery()
  return (
    <Page title="Email" lead="Your sign-in address and email preferences.">
      <QueryBoundary
        query={me}
        what="your email settings"
        skeleton={
          <div className="d-grid gap-4">
            <Skeleton shape="card" rows={4} label="Loading your email settings" />
            <Skeleton shape="card" rows={3} />
          </div>
        }
      >
        {(user) => (
          <div className="settings">
            <AddressCard user={user} />
            <PreferencesCards user={user} />
          </div>
        )}
      </QueryBoundary>
    </Page>
  )
}
