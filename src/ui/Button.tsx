import { useCallback, useRef, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react'
import { prefetch } from '@/lib/browser/prefetch'
import { Spinner } from './feedback/Spinner'
import { classes, type Role } from './roles'
import { RouteLink } from './RouteLink'
import { Tooltip } from './overlay/Tooltip'

export type ButtonLook = {
  /** One primary action per screen; `cta` for buying and joining; `quiet` for secondary actions. */
  variant?: Role | `outline-${Role}` | 'link' | 'quiet' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** An icon before the label. */
  icon?: ReactNode
  /** Shows progress in place: keeps width, name and focus, and ignores further clicks. */
  busy?: boolean | undefined
  /** Reason for being disabled, shown in a tooltip; the button stays focusable (`aria-disabled`). */
  why?: string | undefined
  /** Full width of its container. */
  wide?: boolean | undefined
}

type NoLink = ComponentProps<'button'> & { to?: unknown; href?: unknown }
type AsButton = ButtonLook & Omit<ComponentProps<'button'>, keyof ButtonLook> & { to?: undefined; href?: undefined }
type AsLink = ButtonLook & Omit<ComponentProps<typeof RouteLink>, keyof ButtonLook> & { href?: undefined }
type AsAnchor = ButtonLook & Omit<ComponentProps<'a'>, keyof ButtonLook> & { to?: undefined; href: string }
export type ButtonProps = AsButton | AsLink | AsAnchor

function giveTo<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

/**
 * Keeps the focus when a link becomes a button, because there is a reason not to follow it, and back: otherwise whoever
 * uses the keyboard begins at the top of the page again whenever a list is read anew.
 */
function useFocusKept(own: Ref<HTMLElement> | undefined) {
  const drawn = useRef<{ element?: HTMLElement; hadFocus?: boolean }>({})
  return useCallback(
    (element: HTMLElement | null) => {
      const { current: last } = drawn
      // React says null just before it removes the element, and the new element once it is in the page.
      if (element === null) last.hadFocus = last.element === document.activeElement
      else if (last.hadFocus && document.activeElement === document.body) element.focus()
      if (element) last.element = element
      giveTo(own, element)
    },
    [own],
  )
}

type Handler<Event> = ((event: Event) => void) | undefined

const both =
  <Event,>(one: Handler<Event>, other: Handler<Event>): Handler<Event> =>
  (event) => {
    one?.(event)
    other?.(event)
  }

/** A pill button, or a link styled as one (`to` inside the app, `href` elsewhere). */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    icon,
    busy = false,
    why,
    wide = false,
    className,
    children,
    ref: own,
    ...rest
  } = props
  const ref = useFocusKept(own as Ref<HTMLElement>)
  const look = classes('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, wide && 'w-100', className)
  const body = (
    <span className="btn-body">
      {icon}
      {children}
    </span>
  )
  const ring = busy && <Spinner className="btn-ring" />
  if (rest.to !== undefined && !why) {
    const fetchAhead = () => prefetch(rest.to)
    return (
      <RouteLink
        {...rest}
        ref={ref}
        className={look}
        onPointerEnter={both(fetchAhead, rest.onPointerEnter)}
        onFocus={both(fetchAhead, rest.onFocus)}
        onClick={busy ? (event) => event.preventDefault() : rest.onClick}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
      >
        {body}
        {ring}
      </RouteLink>
    )
  }
  if (rest.href !== undefined && !why) {
    return (
      <a {...rest} ref={ref} className={look}>
        {body}
      </a>
    )
  }
  const { type = 'button', onClick, to: _to, href: _href, ...button } = rest as NoLink
  const idle = busy || why !== undefined
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault()
    else onClick?.(event)
  }
  // The same element while a reason comes and goes: another one would lose the focus.
  return (
    <Tooltip text={why}>
      {({ 'aria-describedby': described, ...tip }) => (
        <button
          {...button}
          ref={ref}
          onPointerEnter={both(tip.onPointerEnter, button.onPointerEnter)}
          onPointerLeave={both(tip.onPointerLeave, button.onPointerLeave)}
          onFocus={both(tip.onFocus, button.onFocus)}
          onBlur={both(tip.onBlur, button.onBlur)}
          aria-describedby={classes(described, button['aria-describedby']) || undefined}
          type={type}
          className={look}
          aria-disabled={idle || undefined}
          aria-busy={busy || undefined}
          onClick={click}
        >
          {body}
          {ring}
        </button>
      )}
    </Tooltip>
  )
}
