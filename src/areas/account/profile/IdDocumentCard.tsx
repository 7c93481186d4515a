import { useState } from 'react'
import { useSaveProfile } from '@/components/useSaveProfile'
import type { User } from '@/contract/types'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { TextField } from '@/ui/form/fields/TextField'
import { ChoiceField } from './ChoiceField'
import { changedTexts } from './profileValues'

const masked = (number: string) => `••••••${number.slice(-3)}`

/** The ID document: hidden until requested, and its draft is never stored on the device. */
export function IdDocumentCard({ user }: { user: User }) {
  const save = useSaveProfile(user.userId)
  const [shown, setShown] = useState(false)
  const [editing, setEditing] = useState(false)
  const { personalIdType, personalIdNumber, personalIdFullName } = user
  const has = Boolean(personalIdType ?? personalIdNumber ?? personalIdFullName)

  return (
    <Card title="ID document">
      <p className="text-muted">Needed for some solutions, such as incorporating a company. No one else can see it.</p>
      {has && (
        <DescriptionList
          items={[
            { term: 'Type', value: personalIdType },
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
        <Button variant="outline-secondary" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          {has ? 'Change ID details' : 'Add ID details'}
        </Button>
        {has && (
          <ConfirmButton
            verb="Delete"
            object="your ID details"
            body={<p>Solutions that need these details will ask for them again.</p>}
            onConfirm={() =>
              save({ personalIdType: null, personalIdNumber: null, personalIdFullName: null }, ['personalId'])
            }
          >
            Delete
          </ConfirmButton>
        )}
      </div>
      {editing && <IdDocumentDialog user={user} onClose={() => setEditing(false)} />}
    </Card>
  )
}

/** The fields of the ID document. What is tracked is that it was changed, never which of the three. */
function IdDocumentDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const save = useSaveProfile(user.userId)
  return (
    <FormDialog
      title="ID document"
      submit="Save ID details"
      initial={{
        personalIdType: user.personalIdType ?? '',
        personalIdNumber: user.personalIdNumber ?? '',
        personalIdFullName: user.personalIdFullName ?? '',
      }}
      onSubmit={(values, base) => save(changedTexts(values, base), ['personalId'])}
      onClose={onClose}
    >
      <ChoiceField name="personalIdType" label="Document type" user={user} />
      <TextField name="personalIdNumber" label="Document number" autoComplete="off" spellCheck={false} optional />
      <TextField name="personalIdFullName" label="Name as shown on the document" autoComplete="off" optional />
    </FormDialog>
  )
}
