import { emailLink } from '@/components/contact/emailLink'
import { useMemo } from 'react'
import type { Shape, User } from '@/contract/types'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { QueryTable } from '@/ui/table/QueryTable'
import { DateTime } from '@/components/DateTime'
import { Button } from '@/ui/Button'
import { CloseButton } from '@/components/CloseButton'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { webAddress } from '@/lib/text/webAddress'
import { paths } from '@/domain/navigation/paths'
import { dateColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { type Doer, nameOf } from './doerColumns'

type Props = {
  nominations: QueryResult<readonly Shape<'FeaturedDoerNomination'>[]>
  doers: readonly Doer[] | undefined
  members: readonly User[] | undefined
}

/** People whom others would like to read about. */
export function Nominations({ nominations, doers, members }: Props) {
  const rows = useMemo(() => withPerson(nominations.data, doers, members), [nominations.data, doers, members])
  return (
    <QueryTable
      caption="Nominations"
      query={{ ...nominations, data: rows, currentData: rows }}
      columns={nominationColumns}
      rowKey={({ nominationId }) => nominationId}
      filter="person"
      sort="-date"
      empty={{
        title: 'No nominations yet',
        text: 'Members’ nominations will appear here.',
        drawing: 'people',
      }}
      record={{
        param: 'nomination',
        dialog: (nomination, close) => <NominationDialog nomination={nomination} onClose={close} />,
      }}
    />
  )
}

const page = paths.admin.page('featured-doers')
type NominationDialogProps = { nomination: Nomination; onClose: () => void }

/** One nomination, with the next step that fits the person. */
function NominationDialog({ nomination, onClose }: NominationDialogProps) {
  const { email, businessName, reason, link, nominatorName, nominatorEmail, createdAt } = nomination
  return (
    <Dialog
      title={`Nomination: ${nameOf(nomination)}`}
      onClose={onClose}
      actions={
        <>
          <CloseButton onClose={onClose} />
          <NextStep nomination={nomination} />
        </>
      }
    >
      <p className="text-break">{reason}</p>
      <DescriptionList
        items={[
          { term: 'Email', value: emailLink(email) },
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
          { term: 'Their email', value: emailLink(nominatorEmail) },
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

/** A nomination with what is known about the person, found by the email address. */
type Nomination = Shape<'FeaturedDoerNomination'> & {
  person: 'featured' | 'member' | 'guest' | undefined
  featuredDoerId?: string
  userId?: string
}

const same = (one: string | undefined, other: string | undefined) =>
  Boolean(one) && one?.toLowerCase() === other?.toLowerCase()

/** @param doers undefined while unknown, like `members`: then nothing is claimed about the person */
function withPerson(
  nominations: readonly Shape<'FeaturedDoerNomination'>[] | undefined,
  doers: readonly Doer[] | undefined,
  members: readonly User[] | undefined,
): Nomination[] | undefined {
  return nominations?.map((nomination): Nomination => {
    const doer = doers?.find(({ email }) => same(email, nomination.email))
    if (doer) return { ...nomination, person: 'featured', featuredDoerId: doer.featuredDoerId }
    const member = members?.find(({ email }) => same(email, nomination.email))
    if (member) return { ...nomination, person: 'member', userId: member.userId }
    return { ...nomination, person: doers && members ? 'guest' : undefined }
  })
}

const people = {
  member: { label: 'Member, not featured', tone: 'warning' },
  featured: { label: 'Featured', tone: 'success' },
  guest: { label: 'Not a member', tone: 'secondary' },
} as const

const nominationColumns: readonly Column<Nomination>[] = [
  textColumn('name', 'Nominated', (nomination) => nameOf(nomination), {
    rowHeader: true,
    note: ({ businessName }) => businessName,
  }),
  textColumn('reason', 'Why', ({ reason }) => reason, { truncate: true }),
  statusColumn('person', 'Person', ({ person }) => person, people),
  textColumn('by', 'By', ({ nominatorName, nominatorEmail }) => nominatorName ?? nominatorEmail),
  dateColumn('date', 'Date', ({ createdAt }) => createdAt, { second: true }),
]
