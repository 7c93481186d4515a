import { useClearOurTestDbMutation, useClearWorkBuddyTestDbMutation } from '@/api/admin/adminTools'
import { ActionList, ActionRow } from '@/components/admin/layout/ActionList'
import { env, type Stage } from '@/lib/env'
import { Alert } from '@/ui/feedback/Alert'
import { Page } from '@/ui/layout/Page'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'

/** What to type before a test database is cleared; production has none. A local installation counts as DEV. */
const words: Record<Stage, string | undefined> = { production: undefined, sit: 'SIT', dev: 'DEV', local: 'DEV' }

/** Clears the databases of the test installations. */
export default function Database() {
  const [clearOurs] = useClearOurTestDbMutation()
  const [clearWorkBuddy] = useClearWorkBuddyTestDbMutation()
  const typed = words[env.stage]
  const why = typed ? undefined : 'A production database can’t be cleared.'
  return (
    <Page title="Database" lead="Reset this installation’s test data. This can’t be undone.">
      {typed ? (
        <Alert kind="warning" title={`This is ${typed}`}>
          Everyone testing here loses what they entered. You’ll type {typed} to confirm.
        </Alert>
      ) : (
        <Alert title="This is production">Only the databases of SIT and DEV can be cleared.</Alert>
      )}
      <ActionList>
        <ActionRow
          title="Our test database"
          text="Removes all accounts, teams, orders, invoices, events, posts and settings entered here, and loads the test data again."
        >
          <ConfirmButton
            name="clear-our-test-database"
            verb="Clear"
            object="our test database"
            typed={typed}
            why={why}
            body={<p>Accounts created here are deleted, including yours if it isn’t part of the test data.</p>}
            onConfirm={() => clearOurs()}
          >
            Clear our test database
          </ConfirmButton>
        </ActionRow>
        <ActionRow
          title="WorkBuddy’s test database"
          text="Removes the test subscriptions at WorkBuddy. Our own data stays."
        >
          <ConfirmButton
            name="clear-workbuddy-test-database"
            verb="Clear"
            object="WorkBuddy’s test database"
            typed={typed}
            why={why}
            body={<p>WorkBuddy no longer knows the phone numbers that test subscriptions were started with.</p>}
            onConfirm={() => clearWorkBuddy()}
          >
            Clear WorkBuddy’s test database
          </ConfirmButton>
        </ActionRow>
      </ActionList>
    </Page>
  )
}
