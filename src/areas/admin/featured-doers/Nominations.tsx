import { useMemo } from 'react'
import { OpenedRecord } from '@/components/admin/OpenedRecord'
import type { Shape, User } from '@/contract/types'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { QueryTable } from '@/ui/table/QueryTable'
import { useOpenedRow } from '@/ui/table/rows/useOpenedRow'
import type { Doer } from './doerColumns'
import { NominationDialog } from './NominationDialog'
import { nominationColumns, withPerson, type Nomination } from './nominationColumns'

type Props = {
  nominations: QueryResult<readonly Shape<'FeaturedDoerNomination'>[]>
  doers: readonly Doer[] | undefined
  members: readonly User[] | undefined
}

const keyOf = ({ nominationId }: Nomination) => nominationId

/** People whom others would like to read about. */
export function Nominations({ nominations, doers, members }: Props) {
  const { opened, linkTo, close } = useOpenedRow('nomination')
  const rows = useMemo(() => withPerson(nominations.data, doers, members), [nominations.data, doers, members])
  return (
    <QueryTable
      caption="Nominations"
      query={{ ...nominations, data: rows, currentData: rows }}
      columns={nominationColumns}
      rowKey={keyOf}
      rowLink={(nomination) => linkTo(keyOf(nomination))}
      filter="person"
      sort="-date"
      exportName="nominations"
      empty={{
        title: 'No nominations yet',
        text: 'Members’ nominations will appear here.',
        drawing: 'people',
      }}
    >
      {(all) => (
        <OpenedRecord opened={opened} rows={all} rowKey={keyOf} noun="nomination" onClose={close}>
          {(nomination) => <NominationDialog nomination={nomination} onClose={close} />}
        </OpenedRecord>
      )}
    </QueryTable>
  )
}
