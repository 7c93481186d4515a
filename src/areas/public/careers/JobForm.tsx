import { useState } from 'react'
import { useCreateJobEnquiryMutation } from '@/api/community/enquiries'
import { lineText, longestMessage, messageText, personSchema } from '@/components/contact/contactSchema'
import { PersonFields } from '@/components/contact/PersonFields'
import { Sent } from '@/components/contact/Sent'
import { useSender } from '@/components/contact/useSender'
import { phone } from '@/components/contactRules'
import { wholePhone } from '@/domain/account/phoneNumber'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'

const schema = personSchema.shape({ phone: phone(), role: lineText, enquiry: messageText })

/** Job enquiry form; 'Enquiry could not be sent' keeps the values (R-ERR-17). */
export function JobForm() {
  const { firstName, lastName, email } = useSender()
  const [send] = useCreateJobEnquiryMutation()
  const [sent, setSent] = useState<{ email: string; role: string }>()
  if (sent)
    return (
      <Sent title="Thanks, we’ve got your enquiry" again="Ask about another role" onAgain={() => setSent(undefined)}>
        <p>
          A real person will read it. We’ll reply to {sent.email} about “{sent.role}”.
        </p>
      </Sent>
    )
  return (
    <Form
      label="Job enquiry"
      initial={{ firstName, lastName, email, phone: '', role: '', enquiry: '' }}
      schema={schema}
      draftKey="job-enquiry"
      onSubmit={(values) => send({ body: { ...values, phone: wholePhone(values.phone) } })}
      onDone={(_answer, { email: address, role }) => setSent({ email: address, role })}
    >
      <PersonFields />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="With its country code if it’s outside Singapore."
      />
      <TextField name="role" label="Role" hint="The role you saw, or one you’d like us to create." />
      <TextAreaField
        name="enquiry"
        label="Your enquiry"
        rows={8}
        limit={longestMessage}
        hint="What you do best, and what you’d like to know."
      />
      <SubmitButton data-track="send-job-enquiry">Send enquiry</SubmitButton>
    </Form>
  )
}
