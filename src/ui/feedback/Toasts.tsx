import { useEffect, useLayoutEffect } from 'react'
// The plain entry injects a style element, which the content policy forbids; ours is toasts.scss.
import { toast as shown, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled'
import type { Toast } from '@/lib/toast'
import { ToastBody } from './ToastBody'
import './toasts.scss'

/** One id for all: `limit` would let the second toast wait for the first, here the newest wins. */
const onlyId = 'toast'

/** Leaves at once: the library's own transitions wait for animations that reduced motion never plays. */
function Plain({ isIn, done, playToast, children }: ToastTransitionProps) {
  useLayoutEffect(() => playToast(), [playToast])
  useEffect(() => {
    if (!isIn) done()
  }, [isIn, done])
  return children
}

/** Shows the latest toast at the top, in the middle. */
export function Toasts({ latest }: { latest: Toast }) {
  useEffect(() => {
    const body = () => <ToastBody key={latest.id} toast={latest} onClose={() => shown.dismiss(onlyId)} />
    // Failures interrupt a screen reader, everything else waits for its turn.
    const options = { type: latest.kind, role: latest.kind === 'error' ? 'alert' : 'status' }
    if (shown.isActive(onlyId)) shown.update(onlyId, { ...options, render: body, delay: undefined })
    else shown(body, { ...options, toastId: onlyId })
  }, [latest])
  return (
    <ToastContainer
      position="top-center"
      // ToastBody keeps the time itself: the library's timer is an animation.
      autoClose={false}
      transition={Plain}
      closeButton={false}
      icon={false}
      draggable={false}
      aria-label="Messages, Alt and T"
    />
  )
}
