import { useMemo } from 'react'
import type { Shape, User } from '@/contract/types'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { QueryTable } from '@/ui/table/QueryTable'
import type { Doer } from './doerColumns'
import { NominationDialog } from './NominationDialog'
import { nominationColumns, withPerson } from './nominationColumns'

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
