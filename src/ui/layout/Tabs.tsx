import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import '@/lib/browser/composingKeys'
import { formatCount } from '@/lib/money/counts'
import { preload } from '@/lib/browser/prefetch'
import { RouteLink } from '../RouteLink'
import { roomOnly } from './roomOnly'
import './tabs.scss'

export type Tab = {
  key: string
  label: ReactNode
  count?: number | undefined
  to?: string
  /** Loads the tab's code: called when the tab is pointed at or focused. Links preload their page instead. */
  load?: (() => Promise<unknown>) | undefined
}
type Props = {
  /** Label of the tab list. */
  label: string
  tabs: readonly Tab[]
  value: string
  /** Tabs with `to` are links and need no handler. */
  onChange?: (key: string) => void
  /** There is nothing in any of them. */
  empty?: boolean
  /** Content of the selected tab. */
  children?: ReactNode
}

/** Tabs: links if each has its own URL, otherwise buttons with a panel. */
export function Tabs({ label, tabs, value, onChange, empty = false, children }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const body = ({ label: text, count }: Tab) => (
    <>
      {text}
      {count !== undefined && <span className="tab-count num">{formatCount(count)}</span>}
    </>
  )
  if (tabs.every(({ to }) => to !== undefined)) {
    return (
      <>
        <nav className="tabs" aria-label={label}>
          {tabs.map((tab) => (
            <RouteLink
              key={tab.key}
              to={tab.to ?? ''}
              className="tab"
              aria-current={tab.key === value ? 'page' : undefined}
            >
              {body(tab)}
            </RouteLink>
          ))}
        </nav>
        {children}
      </>
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const now = tabs.findIndex(({ key }) => key === value)
    const moves: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }
    const next = tabs.at((moves[event.key] ?? NaN) % tabs.length)
    if (!(event.key in moves) || !next) return
    event.preventDefault()
    onChange?.(next.key)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        className="tabs"
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        style={roomOnly(empty)}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const chosen = tab.key === value
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              data-tab={tab.key}
              className="tab"
              aria-selected={chosen}
              aria-controls={children === undefined ? undefined : `${id}-panel`}
              tabIndex={chosen ? 0 : -1}
              onPointerEnter={() => tab.load && preload(tab.load)}
              onFocus={() => tab.load && preload(tab.load)}
              onClick={() => onChange?.(tab.key)}
            >
              {body(tab)}
            </button>
          )
        })}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {children}
        </div>
      )}
    </>
  )
}
