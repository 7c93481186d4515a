import { ArrowUp } from 'react-bootstrap-icons'
import { Button } from '../../Button'
import type { Choice } from '../columns'
import { CopyButton } from '../../CopyButton'
import { Dialog } from '../../overlay/Dialog'
import { IconButton } from '../../IconButton'
import { NamedViews } from './NamedViews'
import type { TableViewState } from './useTableView'
import './viewDialog.scss'

type ColumnName = { key: string; header: string; rowHeader?: boolean; hidden?: boolean }

export type ViewDialogProps = {
  id: string
  columns: readonly ColumnName[]
  view: TableViewState
  onClose: () => void
}

/** Columns and their order, density, and the named views of a table. Changes apply immediately. */
export function ViewDialog({ id, columns, view, onClose }: ViewDialogProps) {
  const shown = view.visible ?? columns.filter(({ hidden }) => !hidden).map(({ key }) => key)
  const name = (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.key
  const headerOf = (key: string) => columns.find((column) => column.key === key)?.header ?? key
  const others = columns.filter(({ key }) => !shown.includes(key)).map(({ key }) => key)
  const choices: Choice[] = [...shown, ...others].map((value) => ({ value, label: headerOf(value) }))
  const set = (next: readonly string[]) => view.change({ columns: next, compact: view.compact })
  const toggle = (key: string) => set(shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key])
  const moveUp = (key: string) => {
    const at = shown.indexOf(key)
    set([...shown.slice(0, at - 1), key, ...shown.slice(at - 1, at), ...shown.slice(at + 1)])
  }
  const { query } = view
  return (
    <Dialog
      title="Customise view"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-secondary" onClick={() => view.change({})}>
            Reset view
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <fieldset className="viewDialog-part">
        <legend>Columns</legend>
        <ul className="plain">
          {choices.map(({ value, label }, index) => (
            <li key={value} className="viewDialog-column">
              <label className="form-check">
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={shown.includes(value)}
                  // Without their name, rows would be indistinguishable.
                  disabled={value === name}
                  onChange={() => toggle(value)}
                />
                <span className="form-check-label">{label}</span>
              </label>
              {index > 0 && shown.includes(value) && (
                <IconButton name={`Move ${label} up`} size="sm" onClick={() => moveUp(value)}>
                  <ArrowUp aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <label className="form-check form-switch viewDialog-part">
        <input
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={view.compact}
          onChange={() => view.change({ columns: view.visible, compact: !view.compact })}
        />
        <span className="form-check-label">Compact rows</span>
      </label>
      <NamedViews id={id} query={query()} onOpened={onClose} />
      <CopyButton text={`${location.origin}${location.pathname}?${query()}`} label="Copy link to this view" />
    </Dialog>
  )
}
