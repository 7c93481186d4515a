import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { ChevronDown } from 'react-bootstrap-icons'
import '@/lib/browser/composingKeys'
import { listen } from '@/lib/browser/listen'
import './popover.scss'

type Props = {
  label: ReactNode
  /** Width of the panel: that of its content, or of the page's column. */
  wide?: boolean
  children: (close: () => void) => ReactNode
}

const openAfter = 300
const closeAfter = 250

/**
 * A button with a panel below it: opens on click, key press and hover intent; a press elsewhere closes it, and Escape, which
 * returns the focus.
 */
export function Popover({ label, wide = false, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [intent, setIntent] = useState<{ open: boolean; wait: number }>()
  useEffect(() => {
    if (!intent) return
    const timer = setTimeout(() => setOpen(intent.open), intent.wait)
    return () => clearTimeout(timer)
  }, [intent])

  // The blur is not enough: a finger that taps on plain text moves no focus.
  useEffect(() => {
    if (!open) return
    return listen(window, 'pointerdown', ({ target }) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    })
  }, [open])

  const now = (next: boolean) => {
    setIntent(undefined)
    setOpen(next)
  }
  // Touch has no hover: a tap only triggers the button's click.
  const hover = (next: boolean, wait: number) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIntent({ open: next, wait })
  }
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    const { relatedTarget } = event
    if (relatedTarget instanceof Node && !event.currentTarget.contains(relatedTarget)) now(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    now(false)
    button.current?.focus()
  }

  const press = () => {
    // Safari doesn't focus a button on click, and Escape is heard where the focus is.
    button.current?.focus()
    // A click soon after the pointer has opened it means to open it.
    now(intent?.open === true || !open)
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only handles events that bubble up from inside
    <div
      ref={frame}
      className={wide ? 'popover-menu popover-menu-wide' : 'popover-menu'}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onPointerEnter={hover(true, openAfter)}
      onPointerLeave={hover(false, closeAfter)}
    >
      <button
        ref={button}
        type="button"
        className="menu-link popover-menu-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
      >
        {label} <ChevronDown aria-hidden className="popover-menu-chevron" />
      </button>
      <div id={id} className="popover-menu-panel" hidden={!open}>
        {open && children(() => now(false))}
      </div>
    </div>
  )
}
