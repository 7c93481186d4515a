import { emailLink } from '@/components/contact/emailLink'
import { personName } from '@/domain/account/personName'
import { adminEnquiriesApi, useUpdateJobEnquiryMutation } from '@/api/admin/enquiries'
import { OpenedMessage } from '@/components/admin/OpenedMessage'
import { WriteButton } from '@/components/admin/WriteButton'
import { DateTime } from '@/components/DateTime'
import { phoneLink } from '@/domain/account/phoneNumber'
import { unchangedAsStored } from '@/lib/text/wording'
import { useFreshRead } from '@/store/useFreshRead'
import { CheckField } from '@/ui/form/fields/CheckField'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, text } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { useFreshness } from '@/ui/form/useFreshness'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import type { JobEnquiry } from './JobEnquiries'

const longest = 2000
const schema = object({ comments: text({ max: longest }) })
const valuesOf = ({ responded, comments }: Partial<JobEnquiry>) => ({ responded, comments: comments ?? '' })
const bodyOf = ({ responded = false, comments }: ReturnType<typeof valuesOf>) => ({ responded, comments })

/** One enquiry: answer it, record that it was answered, and keep notes. */
export function EnquiryDialog({ enquiry, onClose }: { enquiry: JobEnquiry; onClose: () => void }) {
  const { jobEnquiryId: id, email, phone, role, createdAt, respondedAt } = enquiry
  const [save] = useUpdateJobEnquiryMutation()
  const readAll = useFreshRead(adminEnquiriesApi.endpoints.listJobEnquiries)
  const { initial, guard, dialog } = useFreshness({
    record: enquiry,
    read: async () => (await readAll()).find(({ jobEnquiryId }) => jobEnquiryId === id) ?? enquiry,
    toValues: valuesOf,
    fields: { responded: 'Answered', comments: 'Comment' },
  })
  return (
    <>
      <FormDialog
        title={`Enquiry from ${personName(enquiry)}`}
        size="l"
        submit="Save enquiry"
        initial={initial}
        schema={schema}
        draftKey={`job-enquiry:${id}`}
        onSubmit={(values) =>
          guard(values, (now, stored) =>
            save({ id, body: unchangedAsStored(bodyOf(now), bodyOf(valuesOf(stored)), stored) }),
          )
        }
        onClose={onClose}
        aside={
          <WriteButton variant="outline-secondary" email={email} subject={`Your enquiry${role ? `: ${role}` : ''}`} />
        }
        data-track="save-job-enquiry"
      >
        <OpenedMessage>{enquiry.enquiry}</OpenedMessage>
        <DescriptionList
          items={[
            { term: 'Role', value: role },
            { term: 'Email', value: emailLink(email) },
            { term: 'Phone', value: phone && <a href={phoneLink(phone)}>{phone}</a> },
            { term: 'Received', value: createdAt && <DateTime at={createdAt} time /> },
            { term: 'Answered on', value: respondedAt && <DateTime at={respondedAt} time /> },
          ]}
        />
        <CheckField name="responded" label="Answered" hint="Reply from your own mailbox, then record it here." />
        <TextAreaField name="comments" label="Comment" hint="For administrators only." limit={longest} optional />
      </FormDialog>
      {dialog}
    </>
  )
}
