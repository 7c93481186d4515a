import { useSubmitBenefitEnquiryMutation } from '@/api/commerce/benefitEnquiries'
import { emailText, lineText } from '@/components/contact/contactSchema'
import { PersonFields } from '@/components/contact/PersonFields'
import type { Solution } from '@/contract/content'
import { useUser } from '@/store/hooks'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, required } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'

const limit = 2000
const schema = object({
  firstName: lineText,
  lastName: lineText,
  email: emailText,
  message: required({ max: limit }),
})

type Props = { solution: Solution; onClose: () => void; onSent: (email: string) => void }

/** Enquiry about a solution, in a dialog; the reply is sent by email. */
export function EnquiryForm({ solution: { uid, title }, onClose, onSent }: Props) {
  const user = useUser()
  const [submit] = useSubmitBenefitEnquiryMutation()
  return (
    <FormDialog
      title={`Enquiry about ${title}`}
      initial={{
        firstName: user?.firstName ?? '',
        lastName: user?.lastName ?? '',
        email: user?.email ?? '',
        message: '',
      }}
      schema={schema}
      draftKey={`enquiry-${uid}`}
      submit="Send enquiry"
      data-track="send-enquiry"
      onClose={onClose}
      onSubmit={(values) => submit({ body: { enquiry: { ...values, solutionUid: uid, solutionTitle: title } } })}
      onDone={(_answer, { email }) => onSent(email)}
    >
      <PersonFields />
      <TextAreaField name="message" label="Your question" rows={4} limit={limit} />
    </FormDialog>
  )
}
