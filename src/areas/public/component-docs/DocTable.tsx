import type { ReactNode } from 'react'
import { ScrollFrame } from '@/ui/table/ScrollFrame'

type Props = {
  label: string
  head: readonly string[]
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
}

/** A small table; the first cell of a row heads it. */
export function DocTable({ label, head, rows }: Props) {
  return (
    <ScrollFrame className="docs-table" label={label}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
