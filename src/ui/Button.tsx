import { useId, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
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
  /** Reason for being disabled, shown in a tooltip; the button or link stays focusable (`aria-disabled`). */
  why?: string | undefined
  /** Full width of its container. */
  wide?: boolean | undefined
  /** Can’t be pressed now. It keeps the focus: its own last press may be what disables it (`aria-disabled`). */
  disabled?: boolean | undefined
}

type AsButton = ButtonLook & Omit<ComponentProps<'button'>, keyof ButtonLook> & { to?: undefined; href?: undefined }
type AsLink = ButtonLook & Omit<ComponentProps<typeof RouteLink>, keyof ButtonLook> & { href?: undefined }
type AsAnchor = ButtonLook & Omit<ComponentProps<'a'>, keyof ButtonLook> & { to?: undefined; href: string }
export type ButtonProps = AsButton | AsLink | AsAnchor

const prevent = (event: SyntheticEvent) => event.preventDefault()

/** A pill button, or a link styled as one (`to` inside the app, `href` elsewhere). */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    icon,
    busy = false,
    why,
    wide = false,
    disabled = false,
    className,
    children,
    ...rest
  } = props
  const id = useId()
  const isIdle = busy || disabled || why !== undefined
  // The same element while a reason comes and goes: another one would lose the focus.
  const own = {
    className: classes('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, wide && 'w-100', className),
    'aria-disabled': isIdle || undefined,
    'aria-busy': busy || undefined,
    'aria-describedby': classes(why !== undefined && id, rest['aria-describedby']) || undefined,
    ...(isIdle && { onClick: prevent, onAuxClick: prevent }),
    children: (
      <>
        <span className="btn-body">
          {icon}
          {children}
        </span>
        {busy && <Spinner className="btn-ring" />}
      </>
    ),
  }
  return (
    <>
      {rest.to !== undefined ? (
        <RouteLink
          {...rest}
          onPointerEnter={(event) => {
            if (!isIdle) prefetch(rest.to)
            rest.onPointerEnter?.(event)
          }}
          onFocus={(event) => {
            if (!isIdle) prefetch(rest.to)
            rest.onFocus?.(event)
          }}
          {...own}
        />
      ) : rest.href !== undefined ? (
        <a {...rest} {...own}>
          {own.children}
        </a>
      ) : (
        <button type="button" {...rest} {...own} />
      )}
      {why !== undefined && <Tooltip id={id} text={why} />}
    </>
  )
}
