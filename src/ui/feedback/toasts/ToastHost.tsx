import { useEffect, useState, type ComponentType } from 'react'
import { ahead } from '@/lib/browser/prefetch'
import { onToast, toastLog, toastTime, type Toast } from '@/lib/calls/toast'
import './plainToast.scss'

type Shown = ComponentType<{ latest: Toast }>

/** Toasts queued before the host mounted: a guard may show one before the first page renders. */
function justSaid(): Toast | undefined {
  const [last] = toastLog.read()
  return last && Date.now() - last.at < toastTime ? last : undefined
}

/** Renders the toasts; mounted once in the app. The library is lazy-loaded with the first toast, with retries. */
export function ToastHost() {
  const [latest, setLatest] = useState(justSaid)
  const [Toasts, setToasts] = useState<Shown>()
  const [missing, setMissing] = useState(false)
  useEffect(() => onToast(setLatest), [])
  useEffect(() => {
    if (!latest || Toasts) return
    // If the library fails to load, the page is not reloaded: the message would be lost, and it may be about a payment.
    ahead(async () => (await import('./Toasts')).Toasts).then(
      (Loaded) => setToasts(() => Loaded),
      () => setMissing(true),
    )
  }, [latest, Toasts])
  if (!latest) return null
  if (Toasts) return <Toasts latest={latest} />
  return missing ? <PlainToast key={latest.id} toast={latest} /> : null
}

/** Fallback without the library, which can't be loaded offline, when messages matter most. */
function PlainToast({ toast }: { toast: Toast }) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), toastTime)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role={toast.kind === 'error' ? 'alert' : 'status'} className="plain-toast">
      {!over && <p className="card">{toast.text}</p>}
    </div>
  )
}
