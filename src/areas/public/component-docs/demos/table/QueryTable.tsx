import { useState } from 'react'
import { Button } from '@/ui/Button'
import { dateColumn, moneyColumn, statusColumn, textColumn, type StatusTable } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { QueryTable } from '@/ui/table/QueryTable'

type Code = { code: string; state: 'ACTIVE' | 'EXPIRED'; until: string; worth: number }

const codeStates: StatusTable<Code['state']> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  EXPIRED: { label: 'Expired' },
}
const columns: readonly Column<Code>[] = [
  textColumn('code', 'Code', ({ code }) => code, { rowHeader: true }),
  statusColumn('state', 'State', ({ state }) => state, codeStates),
  dateColumn('until', 'Valid until', ({ until }) => until),
  moneyColumn('worth', 'Worth (SGD)', ({ worth }) => worth),
]
const codes: readonly Code[] = Array.from({ length: 60 }, (_, index) => ({
  code: `DOERS-${index + 1}`,
  state: index % 3 === 0 ? 'EXPIRED' : 'ACTIVE',
  until: `2027-0${(index % 9) + 1}-15`,
  worth: 500 + index * 250,
}))
const codeOf = ({ code }: Code) => code
const empty = { title: 'No codes yet', text: 'Create a code, and it works in every cart.' }

function Codes() {
  const [ended, setEnded] = useState<readonly string[]>([])
  return (
    <QueryTable
      caption="Discount codes"
      query={{ data: codes }}
      columns={columns}
      rowKey={codeOf}
      filter="state"
      sort="code"
      prefix="codes-"
      empty={empty}
      bulkActions={({ keys, clear }) => (
        <Button
          size="sm"
          onClick={() => {
            setEnded(keys)
            clear()
          }}
        >
          End codes
        </Button>
      )}
    >
      {() => ended.length > 0 && <p role="status">Codes to end: {ended.length}</p>}
    </QueryTable>
  )
}

export const states = {
  'Search, filter with counts, selection across pages, export': <Codes />,
  Loading: <QueryTable caption="Codes" query={{}} columns={columns} rowKey={codeOf} prefix="loading-" empty={empty} />,
  Empty: (
    <QueryTable
      caption="No codes"
      query={{ data: [] }}
      columns={columns}
      rowKey={codeOf}
      prefix="empty-"
      empty={empty}
    />
  ),
  Failed: (
    <QueryTable
      caption="Codes of partners"
      query={{ isError: true, error: { message: 'The server took too long to answer.' }, refetch: () => undefined }}
      columns={columns}
      rowKey={codeOf}
      prefix="failed-"
      empty={empty}
    />
  ),
}
