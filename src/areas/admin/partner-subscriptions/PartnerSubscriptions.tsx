import { useState } from 'react'
import { DateTime } from '@/components/DateTime'
import { useAllUsers } from '@/components/admin/useAllUsers'
import type { Shape, User } from '@/contract/types'
import { Alert } from '@/ui/feedback/Alert'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { TaskRow } from '@/ui/feedback/progress/TaskList'
import { useParam } from '@/ui/hooks/useParam'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { ActionList } from '@/components/admin/layout/ActionList'
import { bareNumber, holdersOf } from '@/domain/account/workbuddy'
import { countOf } from '@/lib/money/counts'
import { Form, SubmitButton } from '@/ui/form/Form'
import { object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { Holder } from './Holder'
import '@/components/admin/findPage.scss'

/** Members' subscriptions at WorkBuddy. No call lists them: they are found by number, name or address of the member. */
export default function PartnerSubscriptions() {
  const [search, find] = useParam('q')
  const { users, loading, error, retry } = useAllUsers(search !== undefined)
  const [changed, setChanged] = useState<Shape<'PartnerSubscription'> | null>(null)
  const open = (text: string) => {
    setChanged(null)
    find(text)
  }
  return (
    <Page title="Partner subscriptions" lead="Find a member to change their plan or cancel it.">
      <div className="find-page">
        <Card>
          <SearchForm search={search ?? ''} onSearch={open} />
        </Card>
        <div>
          {changed && <Changed subscription={changed} />}
          {search === undefined && (
            <EmptyState card title="Find a member first" drawing="people">
              WorkBuddy doesn’t share a list or current plans.
            </EmptyState>
          )}
          {loading && <TaskRow work={{ id: 'find-number', label: 'Searching users', ...loading }} />}
          {error !== undefined && (
            <Card>
              <ErrorState title="We couldn’t search users" error={error} onRetry={retry} />
            </Card>
          )}
          {!loading && search !== undefined && <Holders users={users} search={search} onChanged={setChanged} />}
        </div>
      </div>
    </Page>
  )
}

/** WorkBuddy's response to the last change: only such responses contain the plan and the status. */
function Changed({ subscription }: { subscription: Shape<'PartnerSubscription'> }) {
  const { workbuddyPhoneNumber, plan, status, effectiveAt } = subscription
  return (
    <Alert kind="success" live title={`WorkBuddy has changed ${workbuddyPhoneNumber ?? 'the subscription'}`}>
      Plan {plan ?? 'unknown'}, {status ?? 'status unknown'}
      {effectiveAt && (
        <>
          , from <DateTime at={effectiveAt} />
        </>
      )}
      .
    </Alert>
  )
}

type Props = {
  /** Undefined if the users can't be searched. */
  users: readonly User[] | undefined
  search: string
  onChanged: (subscription: Shape<'PartnerSubscription'> | null) => void
}

/** The members that a search finds. A number is offered even if no member has it: WorkBuddy may know it. */
function Holders({ users, search, onChanged }: Props) {
  const holders = holdersOf(users ?? [], search)
  const typed = bareNumber(search)
  return (
    <>
      {users && (
        <p role="status" className={holders.length > 0 ? 'text-muted' : 'visually-hidden'}>
          {countOf(holders.length, 'member')} found
        </p>
      )}
      {holders.length > 0 && (
        <ActionList>
          {holders.map((user) => (
            <Holder
              key={`${user.userId} ${user.workbuddyPhoneNumber}`}
              user={user}
              number={user.workbuddyPhoneNumber ?? ''}
              onChanged={onChanged}
            />
          ))}
        </ActionList>
      )}
      {users && holders.length === 0 && typed === '' && (
        <EmptyState card title="No member found" drawing="search">
          No member with a WorkBuddy number has this name or email. Check the spelling, or search for the number.
        </EmptyState>
      )}
      {holders.length === 0 && typed !== '' && (
        <ActionList>
          <Holder key={typed} number={typed} isSearched={users !== undefined} onChanged={onChanged} />
        </ActionList>
      )}
    </>
  )
}

const schema = object({ q: required({ max: 100 }) })

/** Asks for the WorkBuddy number, the name or the address of a member. */
function SearchForm({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  return (
    <Form
      key={search}
      label="Find a subscription"
      single
      initial={{ q: search }}
      schema={schema}
      onSubmit={({ q = '' }) => onSearch(q)}
    >
      <TextField
        name="q"
        label="WorkBuddy number, name or email"
        hint="The number is in the member’s profile, with the dialling code: +6591234567."
        autoComplete="off"
      />
      <SubmitButton>Find subscription</SubmitButton>
    </Form>
  )
}
