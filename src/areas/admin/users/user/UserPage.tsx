import { useState } from 'react'
import { SendEmailDialog } from '@/components/admin/SendEmailDialog'
import { useFoundUser, type FoundUser } from '@/components/admin/useFoundUser'
import { accountStates } from '@/components/admin/userStates'
import type { User } from '@/contract/types'
import { accountState } from '@/domain/account/accountState'
import { personName } from '@/domain/account/personName'
import { paths } from '@/domain/navigation/paths'
import { outOf } from '@/lib/text/wording'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { StatusBadge } from '@/ui/feedback/StatusBadge'
import { useQuickActions } from '@/ui/hooks/useQuickActions'
import { AccountActions } from './AccountActions'
import { Invoices } from './Invoices'
import { MarketingPreferences, Profile, SignupAnswers, Verification } from './ProfilePanels'
import { Orders } from './Orders'
import { Points } from './Points'
import { Subscriptions } from './Subscriptions'
import { Tags } from './Tags'
import './userPage.scss'

const users = paths.admin.page('users')
const breadcrumb = [{ label: 'Users', to: users }]

type Props = {
  userId: string
  /** The user, if the current page of the list contains them. */
  listed: User | undefined
  isListLoading: boolean
}

/** Everything about one user; each part loads and fails on its own. */
export function UserPage({ userId, listed, isListLoading }: Props) {
  const found = useFoundUser(listed || isListLoading ? undefined : { userId })
  const user = listed ?? found.user
  const [isWriting, setWriting] = useState(false)
  useQuickActions(user ? [{ label: `Send email to ${personName(user)}`, onSelect: () => setWriting(true) }] : [])
  if (!user) return <Missing found={found} isSearching={isListLoading || found.isSearching} />
  const name = personName(user)
  return (
    <Page
      title={name}
      breadcrumb={breadcrumb}
      lead={
        <span className="actions">
          <span className="text-break">{user.email}</span>
          <StateBadge state={accountState(user)} states={accountStates} />
          {user.isPremiumMember && <StatusBadge tone="primary">Premium</StatusBadge>}
          {user.isAdmin && <StatusBadge tone="info">Administrator</StatusBadge>}
        </span>
      }
      actions={
        <Button aria-haspopup="dialog" onClick={() => setWriting(true)}>
          Send email
        </Button>
      }
    >
      <div className="user-page">
        <div>
          <Profile user={user} />
          <AccountActions user={user} />
          <MarketingPreferences user={user} />
          <Verification user={user} />
          <Tags userId={userId} />
          <SignupAnswers userId={userId} />
        </div>
        <div>
          <Orders userId={userId} />
          <Invoices userId={userId} />
          <Subscriptions userId={userId} />
          <Points userId={userId} />
        </div>
      </div>
      {isWriting && <SendEmailDialog userId={userId} name={name} onClose={() => setWriting(false)} />}
    </Page>
  )
}

function Missing({ found: { error, retry, done, total }, isSearching }: { found: FoundUser; isSearching: boolean }) {
  return (
    <Page title="User" breadcrumb={breadcrumb}>
      {isSearching ? (
        <>
          <p role="status" className="text-muted num">
            {total === undefined ? 'Searching for the user…' : `Searching for the user: ${outOf(done, total)} checked`}
          </p>
          <Skeleton shape="card" rows={6} label="Loading the user" />
        </>
      ) : error === undefined ? (
        <EmptyState card title="User not found" action={<Button to={users}>All users</Button>}>
          The account has been deleted, or the link is wrong.
        </EmptyState>
      ) : (
        <Card>
          <ErrorState title="We couldn’t load this user" error={error} onRetry={retry} />
        </Card>
      )}
    </Page>
  )
}
