import { listen } from '@/lib/browser/listen'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '@/ui/lazyPart'
import { openPalette } from './openPalette'

const SitePalette = lazyPart(() => import('./SitePalette'), 'SitePalette')

/** Opens the command palette by Ctrl+K, ⌘K or a button. Its code is loaded when it is first opened. */
export function CommandKey() {
  const [open, setOpen] = useState(false)
  const { key, pathname } = useLocation()
  useEffect(() => {
    // Not for the first page of a visit, which must not load the code for recent pages.
    if (key === 'default') return
    // If that code fails to load, the page is not remembered, which does no harm.
    import('./recentPages').then(({ noteRecentPage }) => noteRecentPage(pathname)).catch(() => undefined)
  }, [key, pathname])
  useEffect(() => openPalette.subscribe(() => setOpen(true)), [])
  useEffect(
    () =>
      listen(document, 'keydown', (event) => {
        const isOurs = (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey && event.key === 'k'
        // A dialog is not opened on top of another.
        if (!isOurs || event.defaultPrevented || document.body.classList.contains('modal-open')) return
        event.preventDefault()
        setOpen(true)
      }),
    [],
  )
  if (!open) return null
  return <SitePalette onClose={() => setOpen(false)} />
}
