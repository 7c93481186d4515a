import { Button } from '@/ui/Button'
import { moneyColumn, statusColumn, textColumn, type Column, type StatusTable } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'

type Code = { code: string; state: 'ACTIVE' | 'EXPIRED'; worth: number }

const states: StatusTable<Code['state']> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  EXPIRED: { label: 'Expired' },
}
const columns: readonly Column<Code>[] = [
  textColumn('code', 'Code', ({ code }) => code, { rowHeader: true }),
  statusColumn('state', 'State', ({ state }) => state, states),
  moneyColumn('worth', 'Worth (SGD)', ({ worth }) => worth),
]
const codes = Array.from({ length: 60 }, (_, index): Code => {
  const state = index % 3 === 0 ? 'EXPIRED' : 'ACTIVE'
  return { code: `DOERS-${index + 1}`, state, worth: 500 + index * 250 }
})

export const Demo = () => (
  <QueryTable
    caption="Discount codes"
    query={{ data: codes }}
    columns={columns}
    rowKey={({ code }) => code}
    filter="state"
    sort="code"
    prefix="codes-"
    empty={{ title: 'No codes yet', text: 'Create a code, and it works in every cart.' }}
    bulkActions={({ clear }) => (
      <Button size="sm" onClick={clear}>
        End codes
      </Button>
    )}
  />
)
