import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import '@/lib/browser/composingKeys'
import { formatCount } from '@/lib/money/counts'
import { useWrite } from '../useWrite'
import { Dialog } from './Dialog'
import { findCommands, type Command, type CommandGroup } from './paletteCommands'
import './commandPalette.scss'

type Props = {
  groups: readonly CommandGroup[]
  /** The state of a search outside `groups`, or why it failed: shown below the commands and announced. */
  status?: string | undefined
  /** For what cannot be found in `groups`: called with every search text. */
  onSearch?: (search: string) => void
  onClose: () => void
}

/** A search box for all pages and actions, for use by keyboard. */
export function CommandPalette({ groups, status, onSearch, onClose }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const { busy, run } = useWrite()
  const found = findCommands(groups, search)
  const all = found.flatMap(({ commands }) => commands)
  const index = Math.min(active, all.length - 1)
  const current = all[index]
  const optionId = (command: Command) => `${id}-${command.id}`

  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const type = (text: string) => {
    setSearch(text)
    setActive(0)
    onSearch?.(text)
  }
  const select = async (command: Command) => {
    const result = command.onSelect()
    if (!(result instanceof Promise)) return onClose()
    if ((await run(() => result)) !== false) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && all.length > 0) setActive((index + step + all.length) % all.length)
    else if (event.key === 'Enter' && current && !busy) void select(current)
    else return
    event.preventDefault()
  }
  const announced =
    status ?? (search.trim() === '' ? '' : all.length === 0 ? 'Nothing found' : `${formatCount(all.length)} found`)
  return (
    <Dialog title="Search and commands" size="m" onClose={onClose} focusOn={input} locked={busy}>
      <input
        ref={input}
        type="text"
        role="combobox"
        className="form-control"
        aria-label="Search pages and commands"
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        autoComplete="off"
        placeholder="Page, account or command"
        value={search}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Commands" className="command-palette-list">
        {found.map(({ label: group, commands }, at) => (
          <div key={group} role="group" aria-labelledby={`${id}-group-${at}`}>
            <p id={`${id}-group-${at}`} role="presentation" className="command-palette-group">
              {group}
            </p>
            {commands.map((command) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard selects through the input
              <div
                key={command.id}
                id={optionId(command)}
                role="option"
                aria-selected={command === current}
                aria-disabled={busy || undefined}
                className="command-palette-option"
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActive(all.indexOf(command))}
                onClick={() => !busy && void select(command)}
              >
                <span>{command.label}</span>
                {command.hint && <span className="command-palette-hint">{command.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={status || all.length === 0 ? 'mt-3 mb-0 text-muted' : 'visually-hidden'}>
        {busy ? 'Working…' : announced}
      </p>
    </Dialog>
  )
}
