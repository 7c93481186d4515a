import { useState } from 'react'
import { useContent } from '@/store/content/useContent'
import { ContentWords } from '@/components/contact/ContentWords'
import { useSender } from '@/components/contact/useSender'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useCreateJobEnquiryMutation } from '@/api/community/enquiries'
import { lineText, longestMessage, messageText, personSchema } from '@/components/contact/contactSchema'
import { PersonFields } from '@/components/contact/PersonFields'
import { Sent } from '@/components/contact/Sent'
import { phone } from '@/components/contactRules'
import { wholePhone } from '@/domain/account/phoneNumber'
import { Form, SubmitButton } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { TextField } from '@/ui/form/fields/TextField'
import './careers.scss'

/** Careers page: who we are and the open roles, from the content source, and the job enquiry form. */
export default function Careers() {
  const { data: page, isFetching } = useContent('pages/careers.json')
  const { waiting } = useSender()
  return (
    <div className="container-xl py-4">
      <Page
        title={page?.title ?? 'Careers'}
        lead={page?.lead ?? 'Help build the place we wish we’d had.'}
        share={page?.metadata}
      >
        {!page && isFetching ? (
          <Skeleton rows={6} label="Loading the page" />
        ) : (
          <div className="careers">
            <div>
              <ContentWords page={page} />
            </div>
            <Card title="Ask about a job">
              {waiting ? <Skeleton shape="form" rows={6} label="Loading the form" /> : <JobForm />}
            </Card>
          </div>
        )}
      </Page>
    </div>
  )
}

const schema = personSchema.shape({ phone: phone(), role: lineText, enquiry: messageText })

/** Job enquiry form; 'Enquiry could not be sent' keeps the values (R-ERR-17). */
function JobForm() {
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
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="Include the country code if it isn’t a Singapore number."
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
