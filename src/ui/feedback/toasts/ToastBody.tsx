import { useEffect, useEffectEvent, useRef } from 'react'
import { CheckCircleFill, ExclamationCircleFill, InfoCircleFill, XLg } from 'react-bootstrap-icons'
import { listen, together } from '@/lib/browser/listen'
import { toastTime, type Toast } from '@/lib/calls/toast'
import { Button } from '../../Button'
import { IconButton } from '../../IconButton'
import { useToastPlace } from './toastPlace'

const icons = { success: CheckCircleFill, error: ExclamationCircleFill, info: InfoCircleFill }

/** Content of a toast. Its timer pauses while it is hovered or focused, or while the page is hidden. */
export function ToastBody({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const body = useRef<HTMLDivElement>(null)
  useToastPlace(body)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const frame = body.current?.closest<HTMLElement>('.Toastify__toast') ?? body.current
    if (!frame) return
    let left = toastTime
    let since = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - since
    }
    const go = () => {
      if (timer !== undefined || document.hidden || frame.matches(':hover') || frame.contains(document.activeElement))
        return
      since = performance.now()
      timer = setTimeout(() => close(), Math.max(left, 1000))
    }
    // Hover and focus states are only up to date after the event that ends them.
    const goSoon = () => queueMicrotask(go)
    const hidden = () => (document.hidden ? stop() : go())
    go()
    return together(
      listen(frame, ['pointerenter', 'focusin'], stop),
      listen(frame, ['pointerleave', 'focusout'], goSoon),
      listen(frame, 'keydown', ({ key }) => key === 'Escape' && close()),
      listen(document, 'visibilitychange', hidden),
      () => clearTimeout(timer),
    )
  }, [])

  const Icon = icons[toast.kind]
  const { undo } = toast
  const undone = useRef(false)
  return (
    <div ref={body} className={`toast-body toast-${toast.kind}`}>
      <Icon aria-hidden className="toast-icon" size={18} />
      <div className="toast-text">
        <p className="toast-head">{toast.text}</p>
        {toast.detail && <p className="mb-0 text-muted">{toast.detail}</p>}
      </div>
      {undo && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            // The toast takes a moment to leave.
            if (undone.current) return
            undone.current = true
            onClose()
            undo.run()
          }}
        >
          {undo.label}
        </Button>
      )}
      <IconButton name="Close message" size="sm" onClick={onClose}>
        <XLg aria-hidden size={12} />
      </IconButton>
    </div>
  )
}
