import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronDown } from 'react-bootstrap-icons'
import '@/lib/browser/composingKeys'
import { formatCount } from '@/lib/money/counts'
import { Field } from '../Field'
import { labelOf, matching, valueOf } from './comboboxOptions'
import { useFormField, type FieldText } from '../formContext'
import type { Choice } from '../fields/SelectField'
import './combobox.scss'

type Props = FieldText & {
  options: readonly Choice[]
  placeholder?: string
  disabled?: boolean
  autoComplete?: string
}

/**
 * Select with autocomplete: countries, members, solutions.
 * Text that matches no option stays in the field unchanged, and the schema validates it.
 */
export function ComboboxField({ name, label, hint, optional, options, ...native }: Props) {
  const { id, value = '', setValue, error, control } = useFormField<string>({ name, label, hint, optional })
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(-1)
  const found = open ? matching(options, typed ?? '') : []
  const now = found[active]

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active])

  const show = () => {
    if (open) return
    setOpen(true)
    setTyped(undefined)
    setActive(options.findIndex((option) => option.value === value))
  }
  const hide = () => {
    setOpen(false)
    setTyped(undefined)
    setActive(-1)
  }
  const choose = (option: Choice) => {
    setValue(option.value)
    hide()
  }
  const type = (text: string) => {
    setValue(valueOf(options, text))
    setTyped(text)
    setOpen(true)
    setActive(text.trim() === '' ? -1 : 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return show()
      if (found.length > 0) setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + found.length) % found.length)
    } else if (event.key === 'Enter' && open && now) {
      event.preventDefault()
      choose(now)
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      hide()
    }
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="combobox">
        <input
          autoComplete="off"
          {...native}
          {...control}
          type="text"
          role="combobox"
          className="form-control"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={now ? `${listId}-${now.value}` : undefined}
          value={typed ?? labelOf(options, value)}
          onChange={(event) => type(event.target.value)}
          onClick={show}
          onKeyDown={onKeyDown}
          onBlur={hide}
        />
        <ChevronDown aria-hidden className="combobox-mark" />
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          className="combobox-list"
          hidden={!open || found.length === 0}
        >
          {found.map((option, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keyboard users select through the input
            <li
              key={option.value}
              id={`${listId}-${option.value}`}
              role="option"
              aria-selected={option.value === value}
              className={index === active ? 'combobox-now' : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.label}
              {option.hint && <span className="form-option-hint">{option.hint}</span>}
            </li>
          ))}
        </ul>
        <span className="visually-hidden" role="status">
          {open && typed ? (found.length === 0 ? 'Nothing found' : `${formatCount(found.length)} found`) : ''}
        </span>
      </div>
    </Field>
  )
}
