import { partnersApi, useCreatePartnerMutation, useUpdatePartnerMutation } from '@/api/admin/partners'
import type { Shape } from '@/contract/types'
import { useFreshRead } from '@/store/useFreshRead'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { useFreshness } from '@/ui/form/useFreshness'

type Partner = Shape<'Partner'>
/** What is shown of a new partner. */
export type NewPartner = Pick<Partner, 'name' | 'apiKey'>
type Values = { name: string; apiUsername: string }

const schema = object({ name: required({ max: 200 }), apiUsername: required({ max: 100 }) })
const valuesOf = (partner: Partner | undefined): Values => ({
  name: partner?.name ?? '',
  apiUsername: partner?.apiUsername ?? '',
})

type Props = {
  /** Undefined for a new one. */
  partner: Partner | undefined
  /** Called with the new partner, which includes its full key if the server sends it. */
  onMade: (partner: NewPartner) => void
  onClose: () => void
}

/** Creates a partner, or changes the names of one; another administrator's change is merged, not overwritten. */
export function PartnerDialog({ partner, onMade, onClose }: Props) {
  const readAll = useFreshRead(partnersApi.endpoints.listPartners)
  const [create] = useCreatePartnerMutation()
  const [update] = useUpdatePartnerMutation()
  const { initial, guard, dialog } = useFreshness({
    record: partner,
    read: async () => (await readAll()).find(({ partnerId }) => partnerId === partner?.partnerId) ?? partner,
    toValues: valuesOf,
    fields: { name: 'Name', apiUsername: 'API user name' },
  })
  const make = async (values: Values) => {
    const request = create({ body: values })
    const made = await request.unwrap()
    // The key must not stay in the store with the call's answer.
    request.reset()
    onMade(made ?? values)
  }
  const save = (values: Values) =>
    partner ? guard(values, (body) => update({ id: partner.partnerId, body })) : make(values)
  return (
    <>
      <FormDialog
        title={partner ? `Edit ${partner.name}` : 'New partner'}
        submit={partner ? 'Save partner' : 'Create partner'}
        initial={initial}
        schema={schema}
        draftKey={`partner:${partner?.partnerId ?? 'new'}`}
        onSubmit={({ name = '', apiUsername = '' }) => save({ name, apiUsername })}
        onClose={onClose}
      >
        <TextField name="name" label="Name" autoComplete="off" />
        <TextField
          name="apiUsername"
          label="API user name"
          hint="The name the partner’s systems use to sign in to our API. Must be unique."
          autoComplete="off"
        />
      </FormDialog>
      {dialog}
    </>
  )
}
