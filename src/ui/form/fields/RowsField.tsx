import { capitalised } from '@/lib/text/wording'
import { formatCount } from '@/lib/money/counts'
import { isSameJson } from '@/lib/objects'
import { useFormikContext } from 'formik'
import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { ArrowDown, ArrowUp, PlusLg, Trash } from 'react-bootstrap-icons'
import { Button } from '../../Button'
import { IconButton } from '../../IconButton'
import { FieldGroup } from '../Field'
import { RowContext, useFormField, type FieldText } from '../formContext'
import './rows.scss'

type Props<Row> = FieldText & {
  /** Name of one row: `seat`, `answer`. */
  noun: string
  empty: () => Row
  /** Whether pasted lines may replace a row; by default one that equals a new row. */
  isEmpty?: (row: Row) => boolean
  /** Creates rows from a pasted text; undefined: it goes to the field, and so does one row for a field of a filled one. */
  fromText?: (text: string) => readonly Row[] | undefined
  /** Called with a row that is taken out of the list. */
  onRemove?: (row: Row) => void
  min?: number
  /** The order means nothing: rows cannot be moved. */
  unordered?: boolean
  /** The fields of a row; their names start with `row`: `${row}.email`. */
  children: (row: string, index: number) => ReactNode
}

const named = (noun: string, index: number) => `${noun} ${index + 1}`

/** A list of rows: add, remove, move up and down, and paste several lines at once. The value is the list. */
export function RowsField<Row>(props: Props<Row>) {
  const {
    name,
    label,
    hint,
    optional = false,
    noun,
    empty,
    isEmpty = (row) => isSameJson(row, empty()),
    fromText,
    onRemove,
    min = 0,
    unordered = false,
    children,
  } = props
  const { id, value: rows = [], error } = useFormField<readonly Row[]>({ name, label, hint, optional })
  const { setFieldValue } = useFormikContext()
  const list = useRef<HTMLOListElement>(null)
  const next = useRef(rows.length)
  const [keys, setKeys] = useState<readonly number[]>(() => rows.map((_row, index) => index))
  const [said, setSaid] = useState('')

  const change = (made: readonly Row[], madeKeys: readonly number[], says: string) => {
    setKeys(madeKeys)
    setSaid(says)
    void setFieldValue(name, made)
  }
  // The row's element exists only after the list has re-rendered.
  const focus = (index: number, selector: string) =>
    setTimeout(() => {
      const place = list.current?.children[index]?.querySelector<HTMLElement>(selector)
      ;(place ?? document.getElementById(id))?.focus()
    })
  const keyOf = (index: number) => keys[index] ?? -1 - index
  const allKeys = rows.map((_row, index) => keyOf(index))

  const add = () => {
    change([...rows, empty()], [...allKeys, next.current++], `${named(noun, rows.length)} added`)
    focus(rows.length, 'input, select, textarea')
  }
  const remove = (index: number) => {
    change(rows.toSpliced(index, 1), allKeys.toSpliced(index, 1), `${named(noun, index)} removed`)
    for (const row of rows.slice(index, index + 1)) onRemove?.(row)
    focus(Math.min(index, rows.length - 2), '[data-act=remove]')
  }
  const move = (from: number, to: number, act: string) => {
    const moved = <Item,>(items: readonly Item[]) =>
      items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
    change(moved(rows), moved(allKeys), `${named(noun, from)} is now ${named(noun, to)}`)
    focus(to, `[data-act=${act}]`)
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = fromText?.(event.clipboardData.getData('text/plain'))
    const row = rows[index]
    const replaced = row !== undefined && isEmpty(row) ? 1 : 0
    if (!pasted || (pasted.length === 1 && replaced === 0)) return
    event.preventDefault()
    if (pasted.length === 0) return
    const at = index + 1 - replaced
    const madeKeys = pasted.map(() => next.current++)
    change(
      rows.toSpliced(at, replaced, ...pasted),
      allKeys.toSpliced(at, replaced, ...madeKeys),
      `${formatCount(pasted.length)} added`,
    )
    focus(at + pasted.length - 1, 'input, select, textarea')
  }
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
      <ol ref={list} className="plain rows">
        {rows.map((_row, index) => (
          <li key={keyOf(index)}>
            <fieldset className="rows-row" onPaste={(event) => paste(event, index)}>
              <legend>{named(noun, index)}</legend>
              <div className="rows-fields">
                <RowContext value={capitalised(named(noun, index))}>{children(`${name}.${index}`, index)}</RowContext>
              </div>
              <div className="rows-acts">
                {!unordered && (
                  <>
                    <IconButton
                      name={`Move ${named(noun, index)} up`}
                      size="sm"
                      data-act="up"
                      why={index === 0 ? 'Already first' : undefined}
                      onClick={() => move(index, index - 1, 'up')}
                    >
                      <ArrowUp aria-hidden />
                    </IconButton>
                    <IconButton
                      name={`Move ${named(noun, index)} down`}
                      size="sm"
                      data-act="down"
                      why={index === rows.length - 1 ? 'Already last' : undefined}
                      onClick={() => move(index, index + 1, 'down')}
                    >
                      <ArrowDown aria-hidden />
                    </IconButton>
                  </>
                )}
                {(rows.length > 1 || min === 0) && (
                  <IconButton
                    name={`Remove ${named(noun, index)}`}
                    size="sm"
                    data-act="remove"
                    why={rows.length <= min ? `Keep at least ${min}` : undefined}
                    onClick={() => remove(index)}
                  >
                    <Trash aria-hidden />
                  </IconButton>
                )}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <Button id={id} variant="outline-secondary" size="sm" icon={<PlusLg aria-hidden />} onClick={add}>
        Add {noun}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </FieldGroup>
  )
}
