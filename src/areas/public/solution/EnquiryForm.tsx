import { useState } from 'react'
import { object } from 'yup'
import { useSubmitBenefitEnquiryMutation } from '@/api/benefitEnquiries'
import { emailText, lineText } from '@/components/contact/contactSchema'
import type { Solution } from '@/contract/content'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Alert } from '@/ui/feedback/Alert'
import { Form } from '@/ui/form/Form'
import { required } from '@/ui/form/rules'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'

const limit = 2000
const schema = object({
  firstName: lineText,
  lastName: lineText,
  email: emailText,
  message: required({ max: limit }),
})

/** Enquiry about a solution; the reply is sent by email. */
export function EnquiryForm({ solution: { uid, title } }: { solution: Solution }) {
  const user = useAppSelector(selectUser)
  const [submit] = useSubmitBenefitEnquiryMutation()
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo) return <Alert kind="success">Thank you. We have your enquiry and will answer to {sentTo}.</Alert>
  return (
    <Form
      label={`Enquiry about ${title}`}
      initial={{
        firstName: user?.firstName ?? '',
        lastName: user?.lastName ?? '',
        email: user?.email ?? '',
        message: '',
      }}
      schema={schema}
      draftKey={`enquiry-${uid}`}
      onSubmit={(values) => submit({ body: { enquiry: { ...values, solutionUid: uid, solutionTitle: title } } })}
      onDone={(_answer, { email }) => setSentTo(email)}
    >
      <div className="field-pair">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <TextField name="email" label="E-mail" type="email" autoComplete="email" />
      <TextAreaField name="message" label="Your question" rows={4} limit={limit} />
      <SubmitButton data-track="send-enquiry">Send enquiry</SubmitButton>
    </Form>
  )
}
