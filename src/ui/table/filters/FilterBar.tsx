import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { Search, XLg } from 'react-bootstrap-icons'
import '@/lib/browser/composingKeys'
import { formatCount } from '@/lib/money/counts'
import { Button } from '../../Button'
import { IconButton } from '../../IconButton'
import { roomOnly } from '../../layout/roomOnly'
import type { ListParams } from '../useListParams'
import './filterBar.scss'

export type FilterOption = { value: string; label: string; count?: number }
type Choice<Filter extends string> = { name: Filter; label: string; options: readonly FilterOption[] }

type Props<Filter extends string> = {
  list: ListParams<Filter>
  /** Label of the search field: `Search orders`. Without it there is no search field. */
  search?: string | undefined
  /** Next to the search field: offers to search more. */
  besideSearch?: ReactNode
  selects?: readonly Choice<Filter>[]
  /** The few values of one filter as chips, with their counts. */
  chips?: Choice<Filter> | undefined
  children?: ReactNode
  /** There is nothing to filter. */
  empty?: boolean | undefined
}

/**
 * How long typing must pause before the URL changes, in ms; tests change it. Longer than a held key takes to repeat: browsers
 * limit how often that may happen.
 */
export const typingDelays = { pause: 150 }

/** Search, filters and chips of a list; their state is in the URL. */
export function FilterBar<Filter extends string>({
  list,
  search,
  besideSearch,
  selects = [],
  chips,
  children,
  empty = false,
}: Props<Filter>) {
  return (
    <div className="filters" role="search" aria-label={search ?? 'Filters'} style={roomOnly(empty && !list.isFiltered)}>
      {search && <SearchBox label={search} list={list} />}
      {besideSearch}
      {selects.map(({ name, label, options }) => (
        <select
          key={name}
          className="form-select filters-select"
          aria-label={label}
          value={list.filters[name]}
          onChange={(event) => list.setFilter(name, event.target.value)}
        >
          <option value="">{label}: all</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
              {option.count === undefined ? '' : ` (${formatCount(option.count)})`}
            </option>
          ))}
        </select>
      ))}
      {children}
      {chips && (
        <div className="chips" role="group" aria-label={chips.label}>
          {[{ value: '', label: `${chips.label}: all` }, ...chips.options].map(({ value, label, count }) => (
            <button
              key={value}
              type="button"
              className="chip"
              aria-pressed={list.filters[chips.name] === value}
              onClick={() => list.setFilter(chips.name, value)}
            >
              {label}
              {count !== undefined && <span className="chip-count num">{formatCount(count)}</span>}
            </button>
          ))}
        </div>
      )}
      {list.isFiltered && (
        <Button variant="link" size="sm" onClick={list.clear}>
          Clear
        </Button>
      )}
    </div>
  )
}

type SearchProps = {
  label: string
  list: Pick<ListParams, 'search' | 'typeSearch' | 'keepTyped' | 'setSearch'>
}

/**
 * A search field. Each key searches, in a transition, so that showing results never holds up typing; the URL follows when
 * typing pauses, with Enter, and when the field is cleared.
 */
export function SearchBox({ label, list }: SearchProps) {
  const value = list.search
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and Clear change the value from outside; the echo of our own change arrives later and must not undo typing.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) setText(value)
  }
  const say = (next: string) => {
    clearTimeout(timer.current)
    setSent(next)
    list.setSearch(next)
  }
  const type = (next: string) => {
    setText(next)
    setSent(next.trim())
    startTransition(() => list.typeSearch(next.trim()))
    clearTimeout(timer.current)
    timer.current = setTimeout(list.keepTyped, typingDelays.pause)
  }
  return (
    <div className="search-box">
      <Search aria-hidden />
      <input
        type="search"
        className="form-control"
        aria-label={label}
        placeholder={label}
        value={text}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && say(text.trim())}
      />
      {text !== '' && (
        <IconButton
          name="Clear search"
          size="sm"
          onClick={() => {
            setText('')
            say('')
          }}
        >
          <XLg aria-hidden size={12} />
        </IconButton>
      )}
    </div>
  )
}
