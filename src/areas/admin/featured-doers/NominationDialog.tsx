import { DateTime } from '@/components/DateTime'
import { Button } from '@/ui/Button'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { webAddress } from '@/lib/text/webAddress'
import { paths } from '@/domain/navigation/paths'
import { nameOf } from './doerColumns'
import type { Nomination } from './nominationColumns'

const page = paths.admin.page('featured-doers')
const mail = (address: string | undefined) => address && <a href={`mailto:${address}`}>{address}</a>

type Props = { nomination: Nomination; onClose: () => void }

/** One nomination, with the next step that fits the person. */
export function NominationDialog({ nomination, onClose }: Props) {
  const { email, businessName, reason, link, nominatorName, nominatorEmail, createdAt } = nomination
  return (
    <Dialog
      title={`Nomination: ${nameOf(nomination)}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-secondary" onClick={onClose}>
            Close
          </Button>
          <NextStep nomination={nomination} />
        </>
      }
    >
      <p className="text-break">{reason}</p>
      <DescriptionList
        items={[
          { term: 'Email', value: mail(email) },
          { term: 'Business', value: businessName },
          {
            term: 'Link',
            value:
              link && webAddress(link) ? (
                <a href={webAddress(link)} target="_blank" rel="noopener noreferrer nofollow" className="text-break">
                  {link}
                </a>
              ) : (
                link
              ),
          },
          { term: 'Nominated by', value: nominatorName },
          { term: 'Their email', value: mail(nominatorEmail) },
          { term: 'Date', value: <DateTime at={createdAt} time /> },
        ]}
      />
      <p className="text-muted mt-3 mb-0">Nominations can’t be marked as done or deleted.</p>
    </Dialog>
  )
}

function NextStep({ nomination: { person, email, userId = '', featuredDoerId = '' } }: { nomination: Nomination }) {
  if (person === 'featured')
    return <Button to={`${page}?${new URLSearchParams({ doer: featuredDoerId })}`}>Open the story</Button>
  if (person === 'member')
    return (
      <Button to={`${page}?${new URLSearchParams({ show: 'members', feature: userId })}`}>Feature this member</Button>
    )
  return email ? <Button href={`mailto:${email}`}>Write an email</Button> : null
}
