import { useState } from 'react'
import { object } from 'yup'
import { useAllUsers } from '@/components/admin/useAllUsers'
import type { Shape } from '@/contract/types'
import { bareNumber, holdersOf } from '@/domain/account/workbuddy'
import { Card } from '@/ui/layout/Card'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Form } from '@/ui/form/Form'
import { Page } from '@/ui/layout/Page'
import { TaskRow } from '@/ui/feedback/TaskList'
import { TextField } from '@/ui/form/TextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { required } from '@/ui/form/rules'
import { useParam } from '@/ui/hooks/useParam'
import { Changed } from './Changed'
import { Holder } from './Holder'

const schema = object({ q: required({ max: 100 }) })

/** Members' subscriptions at WorkBuddy. No call lists them: they are found by number, name or address of the member. */
export default function PartnerSubscriptions() {
  const [search, find] = useParam('q')
  const { users, loading, error, retry } = useAllUsers(search !== undefined)
  const [changed, setChanged] = useState<Shape<'PartnerSubscription'>>()
  const open = (text: string) => {
    setChanged(undefined)
    find(text)
  }
  const holders = search !== undefined && users ? holdersOf(users, search) : []
  const typed = search === undefined ? '' : bareNumber(search)
  return (
    <Page
      title="Partner subscriptions"
      lead="WorkBuddy doesn’t share a list or current plans. Find a member to change their plan or cancel it."
    >
      <Card className="prose">
        <Form
          key={search ?? ''}
          label="Find a subscription"
          single
          initial={{ q: search ?? '' }}
          schema={schema}
          onSubmit={({ q }) => open(q ?? '')}
        >
          <TextField
            name="q"
            label="WorkBuddy number, name or email"
            hint="The number is in the member’s profile, with the dialling code: +6591234567."
            autoComplete="off"
          />
          <SubmitButton>Find subscription</SubmitButton>
        </Form>
      </Card>
      {changed && <Changed subscription={changed} />}
      <div className="mt-4 prose">
        {loading && (
          <TaskRow
            work={{
              id: 'find-number',
              label: 'Searching users',
              done: loading.done,
              ...(loading.total !== undefined && { total: loading.total }),
            }}
          />
        )}
        {error !== undefined && (
          <Card>
            <ErrorState title="Users couldn’t be searched" error={error} onRetry={retry} />
          </Card>
        )}
        {users && search !== undefined && (
          <>
            <p role="status" className="text-muted">
              {holders.length === 1 ? '1 member found' : `${holders.length} members found`}
            </p>
            {holders.map((user) => (
              <Holder key={user.userId} user={user} number={user.workbuddyPhoneNumber ?? ''} onChanged={setChanged} />
            ))}
            {holders.length === 0 && typed !== '' && <Holder number={typed} onChanged={setChanged} />}
          </>
        )}
      </div>
    </Page>
  )
}
