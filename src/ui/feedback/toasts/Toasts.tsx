import { useEffect, useLayoutEffect } from 'react'
// The default entry injects a style element, which the content security policy forbids; the styles are in toasts.scss.
import { toast as shown, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled'
import type { Toast } from '@/lib/calls/toast'
import { ToastBody } from './ToastBody'
import './toasts.scss'

/** One id for all: with `limit`, the second toast would wait for the first; here the newest replaces it. */
const onlyId = 'toast'

/** Exits immediately: the library's transitions wait for animations that never run with reduced motion. */
function Plain({ isIn, done, playToast, children }: ToastTransitionProps) {
  useLayoutEffect(() => playToast(), [playToast])
  useEffect(() => {
    if (!isIn) done()
  }, [isIn, done])
  return children
}

/** Shows the latest toast at the top centre. */
export function Toasts({ latest }: { latest: Toast }) {
  useEffect(() => {
    const body = () => <ToastBody key={latest.id} toast={latest} onClose={() => shown.dismiss(onlyId)} />
    // Errors interrupt a screen reader (assertive), everything else is polite.
    const options = { type: latest.kind, role: latest.kind === 'error' ? 'alert' : 'status' }
    if (shown.isActive(onlyId)) shown.update(onlyId, { ...options, render: body, delay: 0 })
    else shown(body, { ...options, toastId: onlyId })
  }, [latest])
  return (
    <ToastContainer
      position="top-center"
      // ToastBody keeps the timer: the library's timer is an animation.
      autoClose={false}
      transition={Plain}
      closeButton={false}
      icon={false}
      draggable={false}
      aria-label="Messages, Alt and T"
    />
  )
}
