import { personName } from '@/domain/account/personName'
import { useListUsersWithPersonalIdQuery } from '@/api/admin/dataPrivacy'
import { useMayOpen } from '@/components/access/useAccess'
import type { Shape } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import { dateColumn, personColumn, textColumn, type Column } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { RemoveIdData } from './RemoveIdData'

type Holder = Shape<'PersonalIdHolder'>

const nameOf = ({ firstName, lastName }: Holder) => personName({ firstName, lastName })

const person: Column<Holder> = personColumn('user', 'User', (row) => ({ name: nameOf(row), email: row.email }))
const rest: readonly Column<Holder>[] = [
  textColumn('type', 'ID', ({ personalIdType }) => personalIdType),
  textColumn('ending', 'Number ends in', ({ personalIdNumberEnding }) => personalIdNumberEnding, { unsortable: true }),
  textColumn('name', 'Name on the ID', ({ personalIdFullName }) => personalIdFullName),
  dateColumn('updated', 'Last changed', ({ updatedAt }) => updatedAt),
]
const columns = [person, ...rest]
const linked = [
  {
    ...person,
    ...textColumn<Holder>('user', 'User', nameOf, {
      rowHeader: true,
      to: ({ userId }) => paths.admin.user(userId),
      note: ({ email }) => email,
    }),
  },
  ...rest,
]

/** Whose ID numbers are stored, and the two ways to remove ID data (O-11). */
export default function DataPrivacy() {
  const users = useMayOpen(paths.admin.page('users'))
  return (
    <Page
      title="Data privacy"
      lead="Keep personal ID numbers only as long as you need them. Remove them here once verification is complete."
    >
      <RemoveIdData />
      <Section title="Users with an ID number" lead="Full numbers are never shown or sent to this page.">
        <QueryTable
          caption="Stored ID numbers"
          query={useListUsersWithPersonalIdQuery()}
          columns={users.may ? linked : columns}
          rowKey={({ userId }) => userId}
          filter="type"
          sort="-updated"
          exportName="users-with-id-number"
          empty={{
            title: 'No ID numbers are stored',
            text: 'Users who enter one for ID verification will appear here.',
          }}
        />
      </Section>
    </Page>
  )
}
