import { useState, type ComponentProps } from 'react'
import { Funnel } from 'react-bootstrap-icons'
import { Button } from '../../Button'
import { useIsWide } from '../../hooks/useMatchMedia'
import { IconButton } from '../../IconButton'
import { Dialog } from '../../overlay/Dialog'
import { FilterBar } from './FilterBar'

type Props = Omit<ComponentProps<typeof FilterBar>, 'children'>

/** Search and filters of a table: side by side, or on phones the filters in a sheet behind one button with their count. */
export function TableFilters({ list, search, besideSearch, ...controls }: Props) {
  const isWide = useIsWide()
  const [open, setOpen] = useState(false)
  const { chips, selects = [] } = controls
  const all = chips ? [chips, ...selects] : selects
  if (isWide || all.length === 0)
    return <FilterBar list={list} search={search} besideSearch={besideSearch} {...controls} />
  const active = all.filter(({ name }) => list.filters[name]).length
  const close = () => setOpen(false)
  return (
    <FilterBar list={list} search={search} besideSearch={besideSearch}>
      <IconButton
        name={active > 0 ? `Filter (${active})` : 'Filter'}
        variant={active > 0 ? 'outline-primary' : 'outline-secondary'}
        className="filters-open"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Funnel aria-hidden />
        {active > 0 && <span className="num">{active}</span>}
      </IconButton>
      {open && (
        <Dialog title="Filters" onClose={close} actions={<Button onClick={close}>Done</Button>}>
          <FilterBar list={list} {...controls} />
        </Dialog>
      )}
    </FilterBar>
  )
}
