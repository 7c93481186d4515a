import { emailLink } from '@/components/contact/emailLink'
import { countryName } from '@/domain/account/countries'
import { personName } from '@/domain/account/personName'
import { useState } from 'react'
import { OpenedMessage } from '@/components/admin/OpenedMessage'
import { RecordLink } from '@/components/admin/RecordLink'
import { SendEmailDialog } from '@/components/admin/SendEmailDialog'
import { WriteButton } from '@/components/admin/WriteButton'
import { DateTime } from '@/components/DateTime'
import { shownPhone } from '@/domain/account/shownPhone'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { RouteLink } from '@/ui/RouteLink'
import type { BenefitEnquiry } from './BenefitEnquiries'

export function EnquiryDialog({ enquiry, onClose }: { enquiry: BenefitEnquiry; onClose: () => void }) {
  const [isWriting, setWriting] = useState(false)
  const { userId, email, solutionUid, solutionTitle, company, country, createdAt } = enquiry
  const name = personName(enquiry)
  const subject = `Your enquiry${solutionTitle ? ` about ${solutionTitle}` : ''}`
  if (isWriting && userId)
    return (
      <SendEmailDialog
        userId={userId}
        name={name}
        subject={subject}
        question={enquiry.message}
        onClose={() => setWriting(false)}
      />
    )
  return (
    <Dialog
      side
      title={`Enquiry from ${name}`}
      onClose={onClose}
      actions={
        userId ? (
          <Button onClick={() => setWriting(true)} data-track="answer-enquiry">
            Reply by email
          </Button>
        ) : (
          <WriteButton email={email} subject={subject} />
        )
      }
    >
      <OpenedMessage>{enquiry.message}</OpenedMessage>
      <DescriptionList
        items={[
          { term: 'From', value: userId ? <RecordLink to={paths.admin.user(userId)}>{name}</RecordLink> : name },
          { term: 'Email', value: emailLink(email) },
          { term: 'Phone', value: shownPhone(enquiry) },
          { term: 'Company', value: company },
          { term: 'Country', value: countryName(country) },
          {
            term: 'About',
            value: solutionUid ? (
              <RouteLink to={paths.solution(solutionUid)}>{solutionTitle ?? solutionUid}</RouteLink>
            ) : (
              solutionTitle
            ),
          },
          { term: 'Received', value: createdAt && <DateTime at={createdAt} time /> },
        ]}
      />
      {userId === null && <p className="text-muted mt-3">No account: reply by email.</p>}
    </Dialog>
  )
}
