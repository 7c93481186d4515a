import { listen, together } from '@/lib/browser/listen'
import { useEffect, useId, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import '@/lib/browser/composingKeys'
import './tooltip.scss'

type Described = {
  'aria-describedby'?: string
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: () => void
}

type Props = {
  /** Undefined while there is nothing to say: the described element stays the same one. */
  text: string | undefined
  /** Renders the described element with these attributes. */
  children: (described: Described) => ReactNode
}

const widest = 200
const margin = 8

/** A short description on hover and focus. Escape hides it, and it can be hovered (WCAG 1.4.13). */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [at, setAt] = useState<{ left: number; top: number; below: boolean }>()

  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const box = currentTarget.getBoundingClientRect()
    const left = Math.min(Math.max(box.left + box.width / 2, widest / 2 + margin), innerWidth - widest / 2 - margin)
    const below = box.top < 96
    setAt({ left, top: below ? box.bottom : box.top, below })
  }
  const hide = () => setAt(undefined)
  const leave = ({ relatedTarget }: PointerEvent) => {
    if (!(relatedTarget instanceof Node && document.getElementById(id)?.contains(relatedTarget))) hide()
  }

  useEffect(() => {
    if (!at) return
    return together(
      listen(window, 'keydown', ({ key }) => key === 'Escape' && hide()),
      listen(window, 'scroll', hide, { capture: true }),
    )
  }, [at])

  return (
    <>
      {children({
        // Also when there is nothing to say: a next text must not appear where the pointer has left.
        onPointerLeave: leave,
        onBlur: hide,
        ...(text !== undefined && { 'aria-describedby': id, onPointerEnter: show, onFocus: show }),
      })}
      {text !== undefined && (
        <span
          id={id}
          role="tooltip"
          className={at?.below ? 'tip tip-below' : 'tip'}
          hidden={!at}
          style={at && { left: at.left, top: at.top }}
          onPointerLeave={hide}
        >
          <span className="tip-body">{text}</span>
        </span>
      )}
    </>
  )
}
