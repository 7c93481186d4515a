import { ChevronLeft, ChevronRight } from 'react-bootstrap-icons'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import './pagination.scss'

type Props = {
  page: number
  total: number
  size: number
  onPage: (page: number) => void
  /** What is paginated, for screen readers: `Orders`. */
  label: string
}

/** The page numbers shown: both ends, the current one and its neighbours; undefined is a gap. */
export function pagesAround(page: number, last: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  // A gap of one page shows that page instead.
  if (page === 4) wanted.push(2)
  if (page === last - 3) wanted.push(last - 1)
  const numbers = [...new Set(wanted)].sort((one, other) => one - other)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    return before !== undefined && number - before > 1 ? [undefined, number] : [number]
  })
}

/** Pagination of a list; renders nothing if there is only one page. */
export function Pagination({ page, total, size, onPage, label }: Props) {
  const last = Math.max(1, Math.ceil(total / size))
  const now = Math.min(page, last)
  if (last === 1) return null
  return (
    <nav className="pages" aria-label={`Pages of ${label}`}>
      <IconButton name="Previous page" size="sm" disabled={now === 1} onClick={() => onPage(now - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <ol className="plain">
        {pagesAround(now, last).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Button
                size="sm"
                variant={number === now ? 'primary' : 'quiet'}
                className="page-number"
                aria-label={`Page ${number}`}
                aria-current={number === now ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <IconButton name="Next page" size="sm" disabled={now === last} onClick={() => onPage(now + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </nav>
  )
}
