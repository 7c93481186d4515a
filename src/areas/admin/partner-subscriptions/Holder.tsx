import { RecordLink } from '@/components/admin/RecordLink'
import { useState } from 'react'
import { useCancelWorkbuddySubscriptionMutation, useChangeWorkbuddySubscriptionMutation } from '@/api/admin/partners'
import { ActionRow } from '@/components/admin/layout/ActionList'
import type { Shape, User } from '@/contract/types'
import { personName } from '@/domain/account/personName'
import { paths } from '@/domain/navigation/paths'
import { sessionStore } from '@/lib/storage/storage'
import { Button } from '@/ui/Button'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

type Props = {
  /** Undefined if no member is known to have the number, which WorkBuddy may still know. */
  user?: User
  /** Whether all members were searched for the number. */
  isSearched?: boolean
  number: string
  onChanged: (subscription: Shape<'PartnerSubscription'> | null) => void
}

/** A number at WorkBuddy, who it belongs to, and what can be done with its subscription. */
export function Holder({ user, isSearched = false, number, onChanged }: Props) {
  const [isChanging, setChanging] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  // Remembered for this tab, since no call tells it later: after a reload, the cancellation must not be offered again.
  const cancelledKey = `workbuddy-cancelled:${number}`
  const [cancel] = useCancelWorkbuddySubscriptionMutation()
  return (
    <ActionRow
      title={<h2 className="fs-5 mb-0">{user ? personName(user) : number}</h2>}
      text={
        user ? (
          <>
            <span className="num">{number}</span>{' '}
            <RecordLink to={paths.admin.user(user.userId)}>{user.email}</RecordLink>
          </>
        ) : (
          `${isSearched ? 'No member’s profile shows this number.' : 'We don’t know whose number this is.'} WorkBuddy may still have it.`
        )
      }
    >
      <Button variant="outline-secondary" size="sm" aria-haspopup="dialog" onClick={() => setChanging(true)}>
        Change plan
      </Button>
      <Button
        variant="outline-danger"
        size="sm"
        why={sessionStore.read(cancelledKey) === true ? 'You’ve cancelled it.' : undefined}
        aria-haspopup="dialog"
        onClick={() => setCancelling(true)}
      >
        Cancel subscription
      </Button>
      <ImpactDialog
        open={isCancelling}
        name={`cancel-workbuddy:${number}`}
        verb="Cancel subscription for"
        object={number}
        short="Cancel subscription"
        dismiss="Keep subscription"
        impact={{ data: [{ label: 'WorkBuddy subscription' }] }}
        onConfirm={async () => {
          const subscription = await cancel({ body: { workbuddyPhoneNumber: number } }).unwrap()
          sessionStore.write(cancelledKey, true)
          onChanged(subscription)
        }}
        onClose={() => setCancelling(false)}
      >
        <p>You can’t restart it from here.</p>
      </ImpactDialog>
      {isChanging && (
        <ChangePlan
          number={number}
          onChanged={(now) => {
            sessionStore.remove(cancelledKey)
            onChanged(now)
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </ActionRow>
  )
}

const schema = object({ newPlan: required({ max: 100 }) })

type ChangePlanProps = {
  number: string
  onChanged: (subscription: Shape<'PartnerSubscription'> | null) => void
  onClose: () => void
}

/** Another plan at WorkBuddy. Its names are only known from its answer to a wrong one, which is shown at the field. */
function ChangePlan({ number, onChanged, onClose }: ChangePlanProps) {
  const [change] = useChangeWorkbuddySubscriptionMutation()
  return (
    <FormDialog
      title={`Change plan for ${number}`}
      submit="Change plan"
      initial={{ newPlan: '' }}
      schema={schema}
      draftKey={`partner-plan:${number}`}
      onSubmit={({ newPlan = '' }) => change({ body: { workbuddyPhoneNumber: number, newPlan } })}
      onDone={(subscription) => {
        onChanged(subscription)
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        name="newPlan"
        label="New plan"
        hint="WorkBuddy’s name for the plan. If the name is wrong, nothing changes and you’ll see a list of plans."
        autoComplete="off"
      />
    </FormDialog>
  )
}
