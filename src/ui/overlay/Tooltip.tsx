import { listen, together } from '@/lib/browser/listen'
import { useEffect, useRef, useState } from 'react'
import '@/lib/browser/composingKeys'
import './tooltip.scss'

type Props = {
  /** For the `aria-describedby` of the element before it, which it describes. */
  id: string
  text: string
}

const widest = 200
const margin = 8

/** A short description of the element before it, on hover and focus. Escape hides it, and it can be hovered (WCAG 1.4.13). */
export function Tooltip({ id, text }: Props) {
  const tip = useRef<HTMLSpanElement>(null)
  const [at, setAt] = useState<{ left: number; top: number; below: boolean }>()
  const hide = () => setAt(undefined)

  useEffect(() => {
    const described = tip.current?.previousElementSibling
    if (!described) return
    const show = () => {
      const box = described.getBoundingClientRect()
      const left = Math.min(Math.max(box.left + box.width / 2, widest / 2 + margin), innerWidth - widest / 2 - margin)
      const below = box.top < 96
      setAt({ left, top: below ? box.bottom : box.top, below })
    }
    return together(
      listen(described, ['pointerenter', 'focus'], show),
      listen(described, 'blur', hide),
      listen(described, 'pointerleave', ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && tip.current?.contains(relatedTarget))) hide()
      }),
    )
  }, [])

  useEffect(() => {
    if (!at) return
    return together(
      listen(window, 'keydown', ({ key }) => key === 'Escape' && hide()),
      listen(window, 'scroll', hide, { capture: true }),
    )
  }, [at])

  return (
    <span
      id={id}
      ref={tip}
      role="tooltip"
      className={at?.below ? 'tip tip-below' : 'tip'}
      hidden={!at}
      style={at && { left: at.left, top: at.top }}
      onPointerLeave={hide}
    >
      <span className="tip-body">{text}</span>
    </span>
  )
}
