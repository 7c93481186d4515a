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
import './popover.scss'

type Props = {
  label: ReactNode
  /** Width of the panel: that of its content, or of the page's column. */
  wide?: boolean
  children: (close: () => void) => ReactNode
}

const openAfter = 300
const closeAfter = 250

/** A button with a panel below it: opens on click, key press and hover intent; Escape closes it and returns focus. */
export function Popover({ label, wide = false, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [intent, setIntent] = useState<{ open: boolean; wait: number }>()
  useEffect(() => {
    if (!intent) return
    const timer = setTimeout(() => setOpen(intent.open), intent.wait)
    return () => clearTimeout(timer)
  }, [intent])

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

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only handles events that bubble up from inside
    <div
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
        // A click soon after the pointer has opened it means to open it.
        onClick={() => now(intent?.open === true || !open)}
      >
        {label} <ChevronDown aria-hidden className="popover-menu-chevron" />
      </button>
      <div id={id} className="popover-menu-panel" hidden={!open}>
        {open && children(() => now(false))}
      </div>
    </div>
  )
}
