import { listen, together } from '@/lib/browser/listen'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronDown, ThreeDots } from 'react-bootstrap-icons'
import '@/lib/browser/composingKeys'
import { Button, type ButtonLook } from '../Button'
import { RouteLink } from '../RouteLink'
import './menu.scss'

export type MenuItem = {
  label: string
  to?: string
  onSelect?: () => void
  danger?: boolean
  disabled?: boolean
  /** Why it can't be used, shown below the label; the item stays focusable. */
  why?: string | undefined
}

type Props = Pick<ButtonLook, 'variant' | 'size'> & {
  /** Whom or what the actions are for: `Ada Tan`; an answer may leave it out or blank. */
  of: string | undefined
  /** Label of the button; three dots by default. */
  label?: ReactNode
  items: readonly MenuItem[]
}

/** How far the button may move before its menu, which is fixed to the viewport, closes; in pixels. */
const slack = 8

const entries = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([disabled])') ?? []),
]

/** A menu button (ARIA pattern): arrow keys, Home, End, type-ahead, Escape. */
export function Menu({ of, label, items, variant = 'quiet', size = 'sm' }: Props) {
  const id = useId()
  const name = of?.trim() ? `Actions for ${of}` : 'Actions'
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const close = (back = false) => {
    setOpen(false)
    if (back) button.current?.focus()
  }

  useEffect(() => {
    const box = button.current?.getBoundingClientRect()
    const panel = list.current
    if (!open || !panel || !box) return
    // Fixed to the viewport, so that no scroll container clips it.
    const up = box.bottom + panel.offsetHeight + 12 > innerHeight && box.top > panel.offsetHeight
    panel.style.top = `${up ? box.top - panel.offsetHeight - 4 : box.bottom + 4}px`
    panel.style.left = `${Math.max(8, Math.min(box.right - panel.offsetWidth, innerWidth - panel.offsetWidth - 8))}px`
    entries(panel)[0]?.focus()
    const away = (event: Event) => {
      const { target } = event
      const isInside = target instanceof Node && (panel.contains(target) || button.current?.contains(target))
      if (!isInside) setOpen(false)
    }
    // The last bit of the scroll that brought the button into view must not close what was just opened.
    const onScroll = (event: Event) => {
      const top = button.current?.getBoundingClientRect().top ?? box.top
      if (Math.abs(top - box.top) > slack) away(event)
    }
    return together(listen(window, 'pointerdown', away), listen(window, 'scroll', onScroll, { capture: true }))
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries(list.current)
    const now = all.findIndex((entry) => entry === document.activeElement)
    const moves: Record<string, number> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: all.length - 1 }
    if (event.key === 'Escape') {
      event.stopPropagation()
      close(true)
    } else if (event.key === 'Tab') close()
    else if (event.key in moves) {
      event.preventDefault()
      all.at((moves[event.key] ?? 0) % all.length)?.focus()
    } else if (event.key.length === 1) {
      const from = [...all.slice(now + 1), ...all.slice(0, now + 1)]
      from.find(({ textContent }) => textContent?.toLowerCase().startsWith(event.key.toLowerCase()))?.focus()
    }
  }

  return (
    <span className="menu-around">
      <Button
        ref={button}
        variant={variant}
        size={size}
        className={label ? undefined : 'btn-icon'}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label ? (
          <>
            {label} <ChevronDown aria-hidden className="menu-chevron" />
          </>
        ) : (
          <ThreeDots aria-hidden />
        )}
      </Button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className="menu-panel"
          onKeyDown={onKeyDown}
        >
          {items.map(({ label: text, to, onSelect, danger, disabled, why }) => {
            const look = danger ? 'menu-item text-danger' : 'menu-item'
            return to && !disabled && !why ? (
              <RouteLink key={text} role="menuitem" tabIndex={-1} to={to} className={look} onClick={() => close()}>
                {text}
              </RouteLink>
            ) : (
              <button
                key={text}
                type="button"
                role="menuitem"
                tabIndex={-1}
                disabled={disabled}
                aria-disabled={why ? true : undefined}
                className={look}
                onClick={() => {
                  if (why) return
                  close(true)
                  onSelect?.()
                }}
              >
                {why ? (
                  <span>
                    {text}
                    <span className="menu-why">{why}</span>
                  </span>
                ) : (
                  text
                )}
              </button>
            )
          })}
        </div>
      )}
    </span>
  )
}
