import { useState } from 'react'
import { useUpdateProfileMutation } from '@/api/profile'
import type { User } from '@/contract/types'
import { choicesOf, profileOptions } from '@/domain/account/profileOptions'
import { useAppDispatch } from '@/store/hooks'
import { trackProfileUpdate } from '@/store/track'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Form } from '@/ui/form/Form'
import { SelectField } from '@/ui/form/SelectField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { TextField } from '@/ui/form/TextField'

const masked = (number: string) => `••••••${number.slice(-3)}`

/** Saves, and tells that it was done (R-TRK-08): never what, nor which of the three. */
function useSave(userId: string) {
  const [update] = useUpdateProfileMutation()
  const dispatch = useAppDispatch()
  return async (body: Pick<User, 'personalIdType' | 'personalIdNumber' | 'personalIdFullName'>) => {
    const outcome = await update({ userId, body })
    if (!outcome.error) void dispatch(trackProfileUpdate(['personalId']))
    return outcome
  }
}

/** The ID document: hidden until it is asked for, and never kept on the device while it is typed. */
export function IdDocumentCard({ user }: { user: User }) {
  const save = useSave(user.userId)
  const [shown, setShown] = useState(false)
  const [editing, setEditing] = useState(false)
  const { personalIdType, personalIdNumber, personalIdFullName } = user
  const has = Boolean(personalIdType ?? personalIdNumber ?? personalIdFullName)

  if (editing) {
    return (
      <Card title="ID document">
        <IdForm user={user} onClose={() => setEditing(false)} />
      </Card>
    )
  }
  return (
    <Card title="ID document">
      <p className="text-muted">Some solutions, such as incorporating a company, need it. Nobody else sees it.</p>
      {has && (
        <DescriptionList
          items={[
            { term: 'Kind', value: personalIdType },
            {
              term: 'Number',
              value: personalIdNumber && (
                <span className="num">{shown ? personalIdNumber : masked(personalIdNumber)}</span>
              ),
            },
            { term: 'Name on the document', value: personalIdFullName && (shown ? personalIdFullName : '••••••') },
          ]}
        />
      )}
      <div className="actions mt-3">
        {has && (
          <Button variant="outline-secondary" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'} ID details
          </Button>
        )}
        <Button variant="outline-secondary" onClick={() => setEditing(true)}>
          {has ? 'Change ID details' : 'Add ID details'}
        </Button>
        {has && (
          <ConfirmButton
            verb="Delete"
            object="your ID details"
            body={<p>Solutions that need them will ask for them again.</p>}
            onConfirm={() => save({ personalIdType: null, personalIdNumber: null, personalIdFullName: null })}
          >
            Delete
          </ConfirmButton>
        )}
      </div>
    </Card>
  )
}

function IdForm({ user, onClose }: { user: User; onClose: () => void }) {
  const save = useSave(user.userId)
  return (
    <Form
      label="ID document"
      initial={{
        personalIdType: user.personalIdType ?? '',
        personalIdNumber: user.personalIdNumber ?? '',
        personalIdFullName: user.personalIdFullName ?? '',
      }}
      onSubmit={({ personalIdType, personalIdNumber, personalIdFullName }) =>
        save({
          personalIdType: personalIdType || null,
          personalIdNumber: personalIdNumber.trim() || null,
          personalIdFullName: personalIdFullName.trim() || null,
        })
      }
      onDone={onClose}
    >
      <div className="profile-grid">
        <SelectField
          name="personalIdType"
          label="Kind of document"
          options={choicesOf(profileOptions.personalIdType, user.personalIdType)}
          optional
        />
        <TextField
          name="personalIdNumber"
          label="Number of the document"
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <TextField name="personalIdFullName" label="Full name as on the document" autoComplete="off" optional />
      </div>
      <div className="actions">
        <SubmitButton>Save ID details</SubmitButton>
        <Button variant="outline-secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
