import type { ReactNode } from 'react'
import './skeleton.scss'

type Shape = 'lines' | 'card' | 'table' | 'form' | 'tiles'
type Props = {
  shape?: Shape
  /** How many lines, rows, fields or tiles. */
  rows?: number
  columns?: number
  /** What is on its way, for those who do not see the shapes. */
  label?: string
}

const bar = (width: string, key?: number) => <span key={key} className={`bone bone-${width}`} />
const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index))
const widths = ['long', 'full', 'mid', 'long', 'short'] as const
const width = (index: number) => widths[index % widths.length] ?? 'full'

const shapes: Record<Shape, (rows: number, columns: number) => ReactNode> = {
  lines: (rows) => times(rows, (row) => bar(width(row), row)),
  card: (rows) => (
    <div className="card card-body bones">
      {bar('head')}
      {times(rows, (row) => bar(width(row), row))}
    </div>
  ),
  table: (rows, columns) => (
    <div className="card bone-table">
      {times(rows + 1, (row) => (
        <div key={row} className="bone-row">
          {times(columns, (column) => (
            <span key={column}>{bar(row === 0 ? 'short' : width(row + column))}</span>
          ))}
        </div>
      ))}
    </div>
  ),
  form: (rows) =>
    times(rows, (row) => (
      <div key={row} className="bones">
        {bar('label')}
        {bar('field')}
      </div>
    )),
  tiles: (rows) => (
    <div className="bone-tiles">
      {times(rows, (row) => (
        <div key={row} className="card card-body bones">
          <span className="bone bone-disc" />
          {bar('long')}
          {bar('mid')}
        </div>
      ))}
    </div>
  ),
}

const usual: Record<Shape, number> = { lines: 3, card: 3, table: 8, form: 5, tiles: 6 }

/** The shape of what is on its way, so that nothing moves when it comes. */
export function Skeleton({ shape = 'lines', rows = usual[shape], columns = 4, label = 'Loading' }: Props) {
  return (
    <div className="bones" aria-busy="true" role="status">
      <span className="visually-hidden">{label}</span>
      <div className="bones" aria-hidden="true">
        {shapes[shape](rows, columns)}
      </div>
    </div>
  )
}
