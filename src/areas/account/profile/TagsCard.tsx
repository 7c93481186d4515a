import { useState } from 'react'
import { XLg } from 'react-bootstrap-icons'
import { useDeleteUserTagMutation, useListUserTagsQuery, useAddUserTagMutation } from '@/api/account/profile'
import type { Shape } from '@/contract/types'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { certaintyOf, isGone } from '@/lib/calls/certainty'
import { attempt } from '@/ui/attempt'
import { Card } from '@/ui/layout/Card'
import { IconButton } from '@/ui/IconButton'
import { catchUp, useWrite } from '@/ui/useWrite'
import { Form, SubmitButton } from '@/ui/form/Form'
import { object, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'

/** The member's tags. The mutations are silent; this card shows their outcome. */
export function TagsCard({ userId }: { userId: string }) {
  const tags = useListUserTagsQuery({ id: userId })
  const [add] = useAddUserTagMutation()
  const [remove] = useDeleteUserTagMutation()
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState<string>()

  const removeTag = async ({ tagId, tag }: Shape<'Tag'>) => {
    setFailure(undefined)
    const removed = await attempt(() => remove({ id: userId, tagId }))
    if (removed.ok) setMessage(`${tag} was removed.`)
    else if (isGone(removed.error)) setMessage(`${tag} was already removed.`)
    else {
      setMessage('')
      setFailure(
        certaintyOf(removed.error) === 'refused'
          ? `We couldn’t remove ${tag}. Please try again.`
          : `We don’t know if ${tag} was removed. Please check.`,
      )
      return
    }
    await catchUp(async () => !(await tags.refetch().unwrap()).some((one) => one.tagId === tagId))
  }
  const addTag = async (tag: string) => {
    setFailure(undefined)
    const answer = await add({ id: userId, body: { tag } })
    setMessage(answer.error ? '' : `${tag} was added.`)
    return answer
  }

  return (
    <Card title="Tags">
      <p className="text-muted">Short labels for what you do or look for, like designer, mentor or early adopter.</p>
      {failure && (
        <Alert kind="danger" live>
          {failure}
        </Alert>
      )}
      <QueryBoundary query={tags} what="your tags" skeleton={{ rows: 1 }} empty={<p>No tags yet.</p>}>
        {(all) => (
          <ul className="plain profile-tags" aria-label="Your tags">
            {all.map((one) => (
              <Tag key={one.tagId} tag={one.tag} onRemove={() => removeTag(one)} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      <TagForm userId={userId} known={(tags.data ?? []).map(({ tag }) => tag)} onAdd={addTag} />
      <p className="text-muted mb-0" role="status">
        {message}
      </p>
    </Card>
  )
}

function Tag({ tag, onRemove }: { tag: string; onRemove: () => Promise<void> }) {
  const { busy, run } = useWrite()
  return (
    <li className="badge badge-secondary">
      <span className="text-break">{tag}</span>
      <IconButton name={`Remove ${tag}`} size="sm" busy={busy} onClick={() => void run(onRemove)}>
        <XLg aria-hidden size={10} />
      </IconButton>
    </li>
  )
}

type Props = { userId: string; known: readonly string[]; onAdd: (tag: string) => Promise<unknown> }

const schemaOf = (known: readonly string[]) =>
  object({
    tag: required({ max: 40 }).test(
      'new',
      'You already have this tag',
      (tag) => !known.some((one) => one.toLowerCase() === tag?.toLowerCase()),
    ),
  })

function TagForm({ userId, known, onAdd }: Props) {
  return (
    <Form
      label="Add a tag"
      className="profile-tag-form"
      initial={{ tag: '' }}
      schema={schemaOf(known)}
      draftKey={`tag:${userId}`}
      again
      onSubmit={({ tag }) => onAdd(tag)}
    >
      <TextField name="tag" label="New tag" autoComplete="off" />
      <SubmitButton variant="outline-secondary">Add tag</SubmitButton>
    </Form>
  )
}
