import { XLg } from 'react-bootstrap-icons'
import { useAddUserTagMutation, useDeleteUserTagMutation, useListUserTagsQuery } from '@/api/account/profile'
import type { Shape } from '@/contract/types'
import { isGone } from '@/lib/calls/certainty'
import { toast } from '@/lib/calls/toast'
import { attempt } from '@/ui/attempt'
import { messageOf } from '@/ui/feedback/ErrorState'
import { IconButton } from '@/ui/IconButton'
import { Form, SubmitButton } from '@/ui/form/Form'
import { object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { useWrite } from '@/ui/useWrite'
import { Panel } from './Panel'

const schema = object({ tag: required({ max: 60 }) })

/** The user's tags: shown, added and removed. The calls are silent, so that results are shown here. */
export function Tags({ userId }: { userId: string }) {
  const [add] = useAddUserTagMutation()
  return (
    <Panel title="Tags" query={useListUserTagsQuery({ id: userId })} none="" isEmpty={() => false}>
      {(tags) => (
        <>
          {tags.length === 0 ? (
            <p className="text-muted">No tags.</p>
          ) : (
            <ul className="plain d-flex flex-wrap gap-2 mb-3">
              {tags.map((tag) => (
                <Tag key={tag.tagId} userId={userId} tag={tag} />
              ))}
            </ul>
          )}
          <Form
            label="Add a tag"
            single
            again
            initial={{ tag: '' }}
            schema={schema}
            draftKey={`user-tag:${userId}`}
            onSubmit={(body) => add({ id: userId, body })}
            onDone={(_answer, { tag }) => toast.success(`Tag '${tag}' added`)}
          >
            <TextField name="tag" label="New tag" autoComplete="off" />
            <SubmitButton variant="outline-secondary" size="sm">
              Add tag
            </SubmitButton>
          </Form>
        </>
      )}
    </Panel>
  )
}

function Tag({ userId, tag: { tagId, tag } }: { userId: string; tag: Shape<'Tag'> }) {
  const [remove] = useDeleteUserTagMutation()
  const { busy, run } = useWrite()
  const onRemove = () =>
    run(async () => {
      const result = await attempt(() => remove({ id: userId, tagId }))
      if (result.ok) toast.success(`Tag '${tag}' removed`)
      else if (isGone(result.error)) toast.info(`Tag '${tag}' was already removed`)
      else toast.failure('Tag could not be removed', messageOf(result.error))
    })
  return (
    <li className="badge badge-secondary">
      {tag}
      <IconButton name={`Remove tag ${tag}`} variant="quiet" size="sm" busy={busy} onClick={() => void onRemove()}>
        <XLg aria-hidden />
      </IconButton>
    </li>
  )
}
