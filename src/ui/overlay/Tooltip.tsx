import { listen, together } from '@/lib/browser/listen'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import '@/lib/browser/composingKeys'
import './tooltip.scss'

type Props = {
  text: string
  /** Renders the described element; it uses the id as its `aria-describedby`. */
  children: (described: string) => ReactNode
}

const widest = 200
const margin = 8

/** A short description on hover and focus. Escape hides it, and it can be hovered (WCAG 1.4.13). */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)
  const [at, setAt] = useState<{ left: number; top: number; below: boolean }>()

  const show = () => {
    const box = around.current?.firstElementChild?.getBoundingClientRect()
    if (!box) return
    const left = Math.min(Math.max(box.left + box.width / 2, widest / 2 + margin), innerWidth - widest / 2 - margin)
    const below = box.top < 96
    setAt({ left, top: below ? box.bottom : box.top, below })
  }
  const hide = () => setAt(undefined)

  useEffect(() => {
    if (!at) return
    return together(
      listen(window, 'keydown', ({ key }) => key === 'Escape' && hide()),
      listen(window, 'scroll', hide, { capture: true }),
    )
  }, [at])

  return (
    <span ref={around} className="tip-around" onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {children(id)}
      <span
        id={id}
        role="tooltip"
        className={at?.below ? 'tip tip-below' : 'tip'}
        hidden={!at}
        style={at && { left: at.left, top: at.top }}
      >
        <span className="tip-body">{text}</span>
      </span>
    </span>
  )
}
