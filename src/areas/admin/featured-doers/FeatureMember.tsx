import { personName } from '@/domain/account/personName'
import { useCreateFeaturedDoerWithIdMutation } from '@/api/admin/featuredDoers'
import { StoryFields } from '@/components/doers/StoryFields'
import { storySchema, storyValues, toDoer } from '@/components/doers/storySchema'
import type { User } from '@/contract/types'
import { FormDialog } from '@/ui/form/dialog/FormDialog'

type Props = { member: User; onClose: () => void }

/** Writes the story of a member who has none (O-09). */
export function FeatureMember({ member, onClose }: Props) {
  const { userId, firstName, lastName, company } = member
  const [create] = useCreateFeaturedDoerWithIdMutation()
  const names = storyValues(undefined, { firstName: firstName ?? '', lastName: lastName ?? '' })
  const initial = { ...names, businessName: company ?? '' }
  return (
    <FormDialog
      title={`Feature ${personName(member)}`}
      submit="Add to the featured doers"
      size="l"
      initial={initial}
      schema={storySchema}
      draftKey={`feature-${userId}`}
      onSubmit={(values) => create({ id: userId, body: toDoer({ ...initial, ...values }) })}
      onClose={onClose}
    >
      <p>The member won’t be asked. Only add what they’ve agreed to.</p>
      <StoryFields />
    </FormDialog>
  )
}
