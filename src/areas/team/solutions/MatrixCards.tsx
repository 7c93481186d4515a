import { useMemo, useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/overlay/Dialog'
import { textColumn } from '@/ui/table/columnMakers'
import { QueryTable } from '@/ui/table/QueryTable'
import { person, useMatrix, type MatrixProps, type Member } from './useMatrix'

/** On phones: a card for each member with what they have, and a sheet with all solutions. */
export function MatrixCards(props: MatrixProps) {
  const { columns: solutions } = props
  const { table, cells } = useMatrix(props)
  const [opened, open] = useState<Member>()
  const columns = useMemo(() => {
    const has = (member: Member) => solutions.filter((column) => cells.said(member, column)).map(({ title }) => title)
    return [person, textColumn<Member>('solutions', 'Has', (member) => has(member).join(', '), { unsortable: true })]
  }, [solutions, cells])
  return (
    <>
      <QueryTable
        {...table}
        columns={columns}
        exportName="team-members-solutions"
        rowActions={(member) => (
          <Button
            variant="outline-secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Assign solutions to ${member.targetName}`}
            onClick={() => open(member)}
          >
            Assign
          </Button>
        )}
      />
      {opened && (
        <Dialog title={`Solutions of ${opened.targetName}`} onClose={() => open(undefined)}>
          <ul className="plain matrix-sheet">
            {solutions.map((column) => (
              <li key={column.subscriptionId}>
                <span>{column.title}</span>
                {cells.cell(opened, column)}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
