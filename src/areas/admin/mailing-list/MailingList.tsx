import { useState } from 'react'
import { useListMailingListSubscriptionsQuery } from '@/api/admin/mailingList'
import { BulkAction } from '@/components/admin/BulkAction'
import { RowKeys } from '@/components/admin/RowKeys'
import type { Shape } from '@/contract/types'
import { BulkResults } from '@/ui/BulkResults'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { ListPage } from '@/ui/table/ListPage'
import { dateTimeColumn, statusColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import { useBulkTags } from './useTags'

type Signup = Shape<'MailingListSubscription'>

const signupColumns: readonly Column<Signup>[] = [
  textColumn('email', 'Email', ({ emailAddress }) => emailAddress, { rowHeader: true }),
  statusColumn('status', 'Status', ({ status }) => status, {
    VERIFIED: { label: 'Verified', tone: 'success' },
    PENDING: { label: 'Not verified' },
    UNSUBSCRIBED: { label: 'Unsubscribed' },
  }),
  dateTimeColumn('joined', 'Joined', ({ createdAt }) => createdAt, { second: true }),
  dateTimeColumn('verified', 'Verified on', ({ verifiedAt }) => verifiedAt),
  dateTimeColumn('left', 'Unsubscribed on', ({ unsubscribedAt }) => unsubscribedAt),
]

const TagsDialog = lazyPart(() => import('./TagsDialog'), 'TagsDialog')

const keyOf = ({ emailAddress }: Signup) => emailAddress

/** The addresses on the mailing list, and their tags in the mailing system (R-LIFE-05). */
export default function MailingList() {
  const [many, setMany] = useState<readonly string[]>([])
  const { open } = useOpenedRow('tags')
  const bulk = useBulkTags()
  return (
    <ListPage
      title="Mailing list signups"
      lead="People who joined, verified their address or unsubscribed."
      query={useListMailingListSubscriptionsQuery()}
      columns={signupColumns}
      rowKey={keyOf}
      tabs="status"
      sort="-joined"
      exportName="mailing-list"
      empty={{
        title: 'No signups yet',
        text: 'Signups from the footer and the mailing list page will appear here.',
        drawing: 'people',
      }}
      rowActions={({ emailAddress }) => (
        <Button
          size="sm"
          variant="outline-secondary"
          aria-label={`Edit tags for ${emailAddress}`}
          aria-haspopup="dialog"
          onClick={() => open(emailAddress)}
        >
          Edit tags
        </Button>
      )}
      bulkActions={({ keys }) => (
        <BulkAction letter="t" busy={bulk.busy} onAct={() => setMany(keys)}>
          Change tags
        </BulkAction>
      )}
      record={{
        param: 'tags',
        noun: 'address',
        dialog: (signup, close) => <TagsDialog emails={[keyOf(signup)]} onMany={close} onClose={close} />,
      }}
    >
      {(all) => (
        <>
          {all.length > 0 && <RowKeys acts={[['T', 'change the tags of the selected']]} />}
          {all.some((signup) => many.includes(keyOf(signup))) && (
            <TagsDialog
              emails={all.map(keyOf).filter((email) => many.includes(email))}
              onMany={(changes) => {
                setMany([])
                void bulk.start(changes)
              }}
              onClose={() => setMany([])}
            />
          )}
          <BulkResults {...bulk.results} />
        </>
      )}
    </ListPage>
  )
}
