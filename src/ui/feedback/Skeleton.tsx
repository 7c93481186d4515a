import { isValidElement, type ReactElement, type ReactNode } from 'react'
import './skeleton.scss'

type Shape = 'lines' | 'card' | 'table' | 'form' | 'tiles'
type SkeletonProps = {
  shape?: Shape
  /** Number of lines, rows, fields or tiles. */
  rows?: number
  columns?: number
  /** What is loading, for screen readers. */
  label?: string
}

const bar = (width: string, key?: number) => <span key={key} className={`skeleton-line skeleton-${width}`} />
const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index))
const widths = ['long', 'full', 'mid', 'long', 'short'] as const
const width = (index: number) => widths[index % widths.length] ?? 'full'

/** Around lines that fade in and out together; the frame of a card stays. */
const fading = 'skeleton skeleton-fading'

const shapes: Record<Shape, (rows: number, columns: number) => ReactNode> = {
  lines: (rows) => <div className={fading}>{times(rows, (row) => bar(width(row), row))}</div>,
  card: (rows) => (
    <div className="card card-body">
      <div className={fading}>
        {bar('head')}
        {times(rows, (row) => bar(width(row), row))}
      </div>
    </div>
  ),
  table: (rows, columns) => (
    <div className="card skeleton-table">
      <div className="skeleton-fading">
        {times(rows + 1, (row) => (
          <div key={row} className="skeleton-row">
            {times(columns, (column) => (
              <span key={column}>{bar(row === 0 ? 'short' : width(row + column))}</span>
            ))}
          </div>
        ))}
      </div>
    </div>
  ),
  form: (rows) => (
    <div className={fading}>
      {times(rows, (row) => (
        <div key={row} className="skeleton">
          {bar('label')}
          {bar('field')}
        </div>
      ))}
    </div>
  ),
  tiles: (rows) => (
    <div className="skeleton-tiles">
      {times(rows, (row) => (
        <div key={row} className="card card-body">
          <div className={fading}>
            <span className="skeleton-line skeleton-disc" />
            {bar('long')}
            {bar('mid')}
          </div>
        </div>
      ))}
    </div>
  ),
}

const usual: Record<Shape, number> = { lines: 3, card: 3, table: 8, form: 5, tiles: 6 }

/** A skeleton's props, or an element where a page has a shape of its own. */
export type Placeholder = SkeletonProps | ReactElement

/** The element of a placeholder. @param what is loading: `the seats` */
export const placeholderOf = (placeholder: Placeholder, what?: string): ReactElement =>
  isValidElement(placeholder) ? placeholder : <Skeleton {...(what && { label: `Loading ${what}` })} {...placeholder} />

/** Placeholder in the shape of the content, so that loading causes no layout shift. */
export function Skeleton({ shape = 'lines', rows = usual[shape], columns = 4, label = 'Loading' }: SkeletonProps) {
  return (
    <div className="skeleton" aria-busy="true" role="status">
      <span className="visually-hidden">{label}</span>
      <div className="skeleton" aria-hidden="true">
        {shapes[shape](rows, columns)}
      </div>
    </div>
  )
}
