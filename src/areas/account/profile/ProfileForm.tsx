import type { User } from '@/contract/types'
import { useSaveProfile } from '@/components/useSaveProfile'
import { useServerNow } from '@/components/useServerNow'
import { singaporeDay } from '@/lib/dates/singaporeDay'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { useDocumentClass } from '@/ui/hooks/useDocumentClass'
import { CheckField } from '@/ui/form/fields/CheckField'
import { Form, SubmitButton } from '@/ui/form/Form'
import { AboutFields } from './AboutFields'
import { AddressFields } from './AddressFields'
import { addressOf } from './addressNames'
import { changesOf, schemaOf, valuesOf } from './profileValues'
import { WorkFields } from './WorkFields'

/** The profile form; drafts survive a reload. */
export function ProfileForm({ user }: { user: User }) {
  const save = useSaveProfile(user.userId)
  const today = singaporeDay(useServerNow()) ?? ''
  return (
    <Form
      label="Your profile"
      initial={valuesOf(user)}
      schema={schemaOf(today, user)}
      draftKey={`profile:${user.userId}`}
      onSubmit={(values) => save(changesOf(values, user))}
    >
      {({ dirty, values }) => (
        <>
          <Card title="About you">
            <AboutFields user={user} />
          </Card>
          <Card title="Your work">
            <WorkFields user={user} />
          </Card>
          <Card title="Home address">
            <Disclosure summary={addressOf(values, 'residential') || 'Add your home address'}>
              <AddressFields of="residential" />
            </Disclosure>
          </Card>
          <Card title="Billing address">
            <CheckField
              name="billingAddressUseResidential"
              label="Use my home address for billing"
              hint={values.billingAddressUseResidential ? 'Your invoices will show the home address above.' : undefined}
            />
            {!values.billingAddressUseResidential && (
              <Disclosure summary={addressOf(values, 'billing') || 'Add a billing address'}>
                <AddressFields of="billing" />
              </Disclosure>
            )}
          </Card>
          <SaveBar isDue={dirty} />
        </>
      )}
    </Form>
  )
}

/** Stays in view while there is something to save. */
function SaveBar({ isDue }: { isDue: boolean }) {
  useDocumentClass('shows-save-bar', isDue)
  return (
    <div className={isDue ? 'profile-save profile-save-due' : 'profile-save'}>
      <SubmitButton data-track="save-profile">Save profile</SubmitButton>
      <span className="text-muted" role="status">
        {isDue ? 'You have unsaved changes.' : ''}
      </span>
    </div>
  )
}
