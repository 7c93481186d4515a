import { useSaveProfile } from '@/components/useSaveProfile'
import type { User } from '@/contract/types'
import { Button } from '@/ui/Button'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextField } from '@/ui/form/fields/TextField'
import { ChoiceField } from './ChoiceField'

/** The fields of the ID document. What is tracked is that it was changed, never which of the three. */
export function IdDocumentForm({ user, onClose }: { user: User; onClose: () => void }) {
  const save = useSaveProfile(user.userId)
  return (
    <Form
      label="ID document"
      initial={{
        personalIdType: user.personalIdType ?? '',
        personalIdNumber: user.personalIdNumber ?? '',
        personalIdFullName: user.personalIdFullName ?? '',
      }}
      onSubmit={({ personalIdType, personalIdNumber, personalIdFullName }) =>
        save(
          {
            personalIdType: personalIdType || null,
            personalIdNumber: personalIdNumber.trim() || null,
            personalIdFullName: personalIdFullName.trim() || null,
          },
          ['personalId'],
        )
      }
      onDone={onClose}
    >
      <div className="profile-grid">
        <ChoiceField name="personalIdType" label="Document type" user={user} />
        <TextField name="personalIdNumber" label="Document number" autoComplete="off" spellCheck={false} optional />
        <TextField name="personalIdFullName" label="Name as shown on the document" autoComplete="off" optional />
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
