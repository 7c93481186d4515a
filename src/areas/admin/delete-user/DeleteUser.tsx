import { EndAccount } from '@/components/admin/EndAccount'
import { useAccountImpact } from '@/components/admin/useAccountImpact'
import { useFoundUser, type FoundUser } from '@/components/admin/useFoundUser'
import { accountStates } from '@/components/admin/userStates'
import { DateTime } from '@/components/DateTime'
import { Link } from '@/components/links/Link'
import type { User } from '@/contract/types'
import { accountState } from '@/domain/account/accountState'
import { personName } from '@/domain/account/personName'
import { paths } from '@/domain/navigation/paths'
import { useUser } from '@/store/hooks'
import { yesOrNo } from '@/lib/text/wording'
import { Alert } from '@/ui/feedback/Alert'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { TaskRow } from '@/ui/feedback/progress/TaskList'
import { Form, SubmitButton } from '@/ui/form/Form'
import { email, object } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { ImpactList } from '@/ui/ImpactList'
import { useParam } from '@/ui/hooks/useParam'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import '@/components/admin/findPage.scss'
import './deleteUser.scss'

const schema = object({ email: email() })

/** Finds one account by its email address, to disable or delete it. */
export default function DeleteUser() {
  const [address, find] = useParam('email')
  const found = useFoundUser(address === undefined ? undefined : { email: address })
  return (
    <Page
      title="Delete user"
      lead="Find an account by email address. You’ll see what’s affected before anything is deleted."
    >
      <div className="find-page">
        <Card>
          <Form
            key={address ?? ''}
            label="Find a user"
            single
            initial={{ email: address ?? '' }}
            schema={schema}
            onSubmit={({ email: typed }) => find(typed)}
          >
            <TextField name="email" label="Email address" type="email" autoComplete="off" />
            <SubmitButton>Find user</SubmitButton>
          </Form>
        </Card>
        {address === undefined ? (
          <div className="d-none d-lg-block">
            <EmptyState card title="Find an account first" drawing="people" />
          </div>
        ) : (
          <Result address={address} found={found} onDeleted={() => find()} />
        )}
      </div>
    </Page>
  )
}

type ResultProps = { address: string; found: FoundUser; onDeleted: () => void }

function Result({ address, found: { user, isSearching, done, total, error, retry }, onDeleted }: ResultProps) {
  if (user) return <Account user={user} onDeleted={onDeleted} />
  if (isSearching)
    return <TaskRow work={{ id: 'find-user', label: 'Searching users', done, ...(total !== undefined && { total }) }} />
  if (error !== undefined)
    return (
      <Card>
        <ErrorState title="We couldn’t search users" error={error} onRetry={retry} />
      </Card>
    )
  return (
    <Alert kind="info" live title={`No account uses ${address}`}>
      Check the spelling, or <Link to={paths.admin.page('users')}>search all users</Link> by name.
    </Alert>
  )
}

function Account({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const isOwn = useUser()?.userId === user.userId
  const state = accountState(user)
  const impact = useAccountImpact(user)
  return (
    <Card
      title={<Link to={paths.admin.user(user.userId)}>{personName(user)}</Link>}
      className="delete-user-account"
      footer={
        <div className="actions">
          <EndAccount
            user={user}
            act="disable"
            why={isOwn ? 'You can’t disable your own account.' : user.disabled ? 'Already disabled.' : undefined}
          />
          <EndAccount
            user={user}
            act="delete"
            why={isOwn ? 'You can’t delete your own account here.' : undefined}
            onDone={onDeleted}
          />
        </div>
      }
    >
      <DescriptionList
        items={[
          { term: 'Email', value: user.email },
          { term: 'Account', value: state && <StateBadge state={state} states={accountStates} /> },
          { term: 'Membership', value: yesOrNo(user.isPremiumMember, 'Premium', 'Free') },
          { term: 'Joined', value: user.createdAt && <DateTime at={user.createdAt} /> },
          { term: 'Last sign-in', value: user.lastLoginAt && <DateTime at={user.lastLoginAt} time /> },
        ]}
      />
      <section aria-labelledby="found-impact">
        <h3 id="found-impact" className="fs-5">
          What deleting it affects
        </h3>
        <ImpactList impact={impact} />
      </section>
    </Card>
  )
}
