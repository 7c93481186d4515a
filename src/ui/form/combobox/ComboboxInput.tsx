import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { ChevronDown } from 'react-bootstrap-icons'
import '@/lib/browser/composingKeys'
import { formatCount } from '@/lib/money/counts'
import type { Choice } from '../fields/SelectField'
import type { useFormField } from '../formContext'
import { matching } from './comboboxOptions'
import './combobox.scss'

type Props = Pick<ComponentProps<'input'>, 'placeholder' | 'disabled' | 'autoComplete'> & {
  control: ReturnType<typeof useFormField>['control']
  options: readonly Choice[]
  /** The selected values. */
  chosen: readonly string[]
  onChoose: (choice: Choice) => void
  /** What the input shows until something is typed. */
  text?: string
  onType?: (text: string) => void
  /** For several choices: the list stays open after each. */
  several?: boolean
  /** Backspace was pressed in the empty input. */
  onErase?: () => void
}

/** Input and suggestions of a field with autocomplete. */
export function ComboboxInput(props: Props) {
  const { control, options, chosen, onChoose, text = '', onType, several = false, onErase, ...native } = props
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(-1)
  const found = open ? matching(options, typed ?? '') : []
  const now = found[active]
  const shown = typed ?? text

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active])

  const show = () => {
    if (open) return
    setOpen(true)
    setTyped(undefined)
    setActive(options.findIndex(({ value }) => !several && chosen.includes(value)))
  }
  const hide = () => {
    setOpen(false)
    setTyped(undefined)
    setActive(-1)
  }
  const choose = (option: Choice) => {
    onChoose(option)
    hide()
    setOpen(several)
  }
  const type = (next: string) => {
    onType?.(next)
    setTyped(next)
    setOpen(true)
    setActive(next.trim() === '' ? -1 : 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return show()
      const last = found.length - 1
      if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0)
      else setActive(active > 0 ? active - 1 : last)
    } else if (event.key === 'Enter' && open && (now || several)) {
      event.preventDefault()
      if (now) choose(now)
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      hide()
    } else if (event.key === 'Backspace' && shown === '') onErase?.()
  }
  const isMissing = open && typed !== undefined && found.length === 0
  return (
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
        value={shown}
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
        hidden={found.length === 0}
      >
        {found.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keyboard users select through the input
          <li
            key={option.value}
            id={`${listId}-${option.value}`}
            role="option"
            aria-selected={chosen.includes(option.value)}
            className={index === active ? 'combobox-now' : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.label}
            {option.hint && <span className="d-block fs-6 fw-normal text-muted">{option.hint}</span>}
          </li>
        ))}
      </ul>
      <p role="status" className={several && isMissing ? 'mt-1 mb-0 fs-6 text-muted' : 'visually-hidden'}>
        {isMissing ? 'Nothing found' : open && typed ? `${formatCount(found.length)} found` : ''}
      </p>
    </div>
  )
}
