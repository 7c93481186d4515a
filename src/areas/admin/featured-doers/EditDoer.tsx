import { useRef } from 'react'
import { adminFeaturedDoersApi } from '@/api/admin/featuredDoers'
import { useUpdateFeaturedDoerMutation } from '@/api/community/featuredDoers'
import { StoryFields } from '@/components/doers/StoryFields'
import { storySchema, storyValues, toDoer, type StoryValues } from '@/components/doers/storySchema'
import { unchangedAsStored } from '@/lib/text/said'
import { useFreshRead } from '@/store/useFreshRead'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { useFreshness } from '@/ui/form/useFreshness'
import { nameOf, type Doer } from './doerColumns'

const fields = {
  firstName: 'First name',
  lastName: 'Last name',
  businessName: 'Business',
  headline: 'Tagline',
  story: 'Story',
  industry: 'Industry',
  links: 'Links',
}

type Props = { doer: Doer; onClose: () => void }

/** Changes a person's story; asks if the person has changed it in the meantime. */
export function EditDoer({ doer, onClose }: Props) {
  const readAll = useFreshRead(adminFeaturedDoersApi.endpoints.listAllFeaturedDoers)
  const [save] = useUpdateFeaturedDoerMutation()
  const { featuredDoerId: id } = doer
  // Formatting of a story that stays as it is comes from the latest one.
  const latest = useRef(doer)
  const read = async () => {
    const all = await readAll()
    latest.current = all.find(({ featuredDoerId }) => featuredDoerId === id) ?? doer
    return storyValues(latest.current, undefined)
  }
  const initial = storyValues(doer, undefined)
  const changed = (values: StoryValues) => {
    const { current } = latest
    return unchangedAsStored(toDoer(values, current), toDoer(storyValues(current, undefined), current), current)
  }
  const { guard, dialog } = useFreshness<StoryValues>(read, initial, fields)
  return (
    <>
      <FormDialog
        title={`Edit ${nameOf(doer)}’s story`}
        submit="Save story"
        size="l"
        initial={initial}
        schema={storySchema}
        draftKey={`admin-story-${id}`}
        onSubmit={(values) => guard({ ...initial, ...values }, (merged) => save({ id, body: changed(merged) }))}
        onClose={onClose}
      >
        <StoryFields />
      </FormDialog>
      {dialog}
    </>
  )
}
