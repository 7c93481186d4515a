import { ArrowUp } from 'react-bootstrap-icons'
import { Button } from '../../Button'
import { CopyButton } from '../../CopyButton'
import { Dialog } from '../../overlay/Dialog'
import { IconButton } from '../../IconButton'
import { NamedViews } from './NamedViews'
import type { TableViewState } from './useTableView'
import { Check } from '../../Check'

/** Columns and their order, density, and the named views of a table. Changes apply immediately. */
export function ViewDialog({ view, onClose }: { view: TableViewState<never>; onClose: () => void }) {
  const { id, all, compact, change, query } = view
  const shown = view.columns.map(({ key }) => key)
  const name = all.find(({ rowHeader }) => rowHeader) ?? all[0]
  const choices = [...view.columns, ...all.filter(({ key }) => !shown.includes(key))]
  const set = (next: readonly string[]) => change({ columns: next, compact })
  const toggle = (key: string) => set(shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key])
  const moveUp = (key: string, at: number) => set(shown.toSpliced(at, 1).toSpliced(at - 1, 0, key))
  return (
    <Dialog
      title="Customise view"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline-secondary" onClick={() => change({})}>
            Reset view
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <fieldset className="mb-3">
        <legend className="fs-5">Columns</legend>
        <ul className="plain">
          {choices.map(({ key, header }, index) => (
            <li key={key} className="d-flex align-items-center justify-content-between gap-3 mb-1">
              <Check
                checked={shown.includes(key)}
                // Without their name, rows would be indistinguishable.
                disabled={key === name?.key}
                onChange={() => toggle(key)}
              >
                {header}
              </Check>
              {index > 0 && shown.includes(key) && (
                <IconButton name={`Move ${header} up`} size="sm" onClick={() => moveUp(key, index)}>
                  <ArrowUp aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <Check
        type="switch"
        className="mb-3"
        checked={compact}
        onChange={(on) => change({ columns: shown, compact: on })}
      >
        Compact rows
      </Check>
      {id && <NamedViews id={id} query={query()} onOpened={onClose} />}
      <CopyButton text={`${location.origin}${location.pathname}?${query()}`} label="Copy link to this view" />
    </Dialog>
  )
}
