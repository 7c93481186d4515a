import { useChangeWorkbuddySubscriptionMutation } from '@/api/admin/partners'
import type { Shape } from '@/contract/types'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

const schema = object({ newPlan: required({ max: 100 }) })

type Props = {
  number: string
  onChanged: (subscription: Shape<'PartnerSubscription'> | null) => void
  onClose: () => void
}

/** Another plan at WorkBuddy. Its names are only known from its answer to a wrong one, which is shown at the field. */
export function ChangePlan({ number, onChanged, onClose }: Props) {
  const [change] = useChangeWorkbuddySubscriptionMutation()
  return (
    <FormDialog
      title={`Change plan for ${number}`}
      submit="Change plan"
      initial={{ newPlan: '' }}
      schema={schema}
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
